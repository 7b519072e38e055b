import type { NoticeKind } from '@diatrivi/domain/thesis/notice/notice'
import { m } from '../../../../paraglide/messages.js'

type Group = 'interest' | 'work' | 'committee' | 'reminders'

const GROUP_NAMES: Record<Group, () => string> = {
  interest: m.notice_group_interest,
  work: m.notice_group_work,
  committee: m.notice_group_committee,
  reminders: m.notice_group_reminders,
}

const GROUP_OF: Record<NoticeKind, Group> = {
  interest_declared: 'interest',
  interest_withdrawn: 'interest',
  answer_given: 'interest',
  topic_shared: 'interest',
  answer_cancelled: 'interest',
  answer_declined: 'interest',
  assignment_accepted: 'interest',
  interest_closed: 'interest',
  thesis_withdrawn: 'interest',
  topic_fits: 'interest',
  list_attached: 'work',
  step_finished: 'work',
  step_withdrawn: 'work',
  step_returned: 'work',
  step_accepted: 'work',
  step_acceptance_cancelled: 'work',
  comment_written: 'work',
  company_comment: 'work',
  ready_to_mark: 'work',
  marked: 'work',
  released: 'interest',
  committee_proposed: 'committee',
  committee_proposal_confirmed: 'committee',
  committee_proposal_declined: 'committee',
  seat_invited: 'committee',
  seat_given: 'committee',
  seat_accepted: 'committee',
  seat_declined: 'committee',
  seat_lapsed: 'committee',
  seat_left: 'committee',
  seat_reworded: 'committee',
  committee_complete: 'committee',
  dates_asked: 'committee',
  exam_planned: 'committee',
  exam_moved: 'committee',
  exam_announced: 'committee',
  exam_cancelled: 'committee',
  paper_signed: 'committee',
  paper_outdated: 'committee',
  mark_due: 'committee',
  mark_reconsider: 'committee',
  result_opened: 'committee',
  mark_corrected: 'committee',
  attempts_used: 'committee',
  corrections_due: 'reminders',
  rulebook_published: 'committee',
  interest_deadline_near: 'reminders',
  answer_waits: 'reminders',
  step_end_near: 'reminders',
  completion_near: 'reminders',
  exam_near: 'reminders',
}

/** Kinds that belong together, in their order; a group without any is left out. */
export function groupedKinds(kinds: readonly NoticeKind[]): { name: () => string; kinds: NoticeKind[] }[] {
  return (Object.keys(GROUP_NAMES) as Group[])
    .map((group) => ({ name: GROUP_NAMES[group], kinds: kinds.filter((kind) => GROUP_OF[kind] === group) }))
    .filter((group) => group.kinds.length > 0)
}
