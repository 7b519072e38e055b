import type { Role } from '../../people/account/role.ts'
import type { Bilingual } from '../../shared/bilingual.ts'
import type { Failure } from '../thesis/failure.ts'
import type { PlanWarning } from '../thesis/plan-warning.ts'

/** The kinds of notices. Each is a line under the bell and, as the person chooses, a mail. */
export const NOTICE_KINDS = [
  'interest_declared',
  'interest_withdrawn',
  'answer_given',
  'topic_shared',
  'answer_cancelled',
  'answer_declined',
  'assignment_accepted',
  'interest_closed',
  'thesis_withdrawn',
  'topic_fits',
  'list_attached',
  'step_finished',
  'step_withdrawn',
  'step_returned',
  'step_accepted',
  'step_acceptance_cancelled',
  'comment_written',
  'company_comment',
  'ready_to_mark',
  'marked',
  'released',
  'committee_proposed',
  'committee_proposal_confirmed',
  'committee_proposal_declined',
  'seat_invited',
  'seat_given',
  'seat_accepted',
  'seat_declined',
  'seat_lapsed',
  'seat_left',
  'seat_reworded',
  'committee_complete',
  'dates_asked',
  'exam_planned',
  'exam_moved',
  'exam_announced',
  'exam_cancelled',
  'paper_signed',
  'paper_outdated',
  'mark_due',
  'mark_reconsider',
  'result_opened',
  'mark_corrected',
  'attempts_used',
  'corrections_due',
  'rulebook_published',
  'interest_deadline_near',
  'answer_waits',
  'step_end_near',
  'completion_near',
  'exam_near',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** How the mail of a notice goes out. The notice itself always stands under the bell. */
export const DELIVERIES = ['at_once', 'daily_digest', 'none'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** Notices that no reader waits for. */
const UNHURRIED: readonly NoticeKind[] = ['topic_fits', 'rulebook_published']

/**
 * A person who has chosen nothing gets every mail at once, but for those that no reader waits for. An office hears of
 * every thesis of its department, once a day.
 */
export function defaultDelivery(kind: NoticeKind, reader: Role): Delivery {
  return reader === 'secretary' || UNHURRIED.includes(kind) ? 'daily_digest' : 'at_once'
}

/** The roles that a kind of notice can reach; the settings list only these. */
export const RECIPIENT_ROLES = {
  interest_declared: ['instructor'],
  interest_withdrawn: ['instructor'],
  answer_given: ['student'],
  topic_shared: ['student'],
  answer_cancelled: ['student'],
  answer_declined: ['instructor'],
  assignment_accepted: ['instructor'],
  interest_closed: ['student'],
  thesis_withdrawn: ['student'],
  topic_fits: ['student'],
  list_attached: ['student'],
  step_finished: ['instructor'],
  step_withdrawn: ['instructor'],
  step_returned: ['student'],
  step_accepted: ['student'],
  step_acceptance_cancelled: ['student'],
  comment_written: ['instructor', 'student'],
  company_comment: ['instructor', 'student'],
  ready_to_mark: ['instructor'],
  marked: ['student'],
  released: ['student'],
  committee_proposed: ['instructor'],
  committee_proposal_confirmed: ['student'],
  committee_proposal_declined: ['student'],
  seat_invited: ['instructor'],
  seat_given: ['instructor'],
  seat_accepted: ['instructor'],
  seat_declined: ['instructor'],
  seat_lapsed: ['instructor'],
  seat_left: ['instructor', 'student', 'secretary'],
  seat_reworded: ['instructor'],
  committee_complete: ['instructor', 'student', 'secretary'],
  dates_asked: ['instructor', 'student'],
  exam_planned: ['instructor', 'student', 'secretary'],
  exam_moved: ['instructor', 'student', 'secretary'],
  exam_announced: ['instructor', 'student', 'secretary'],
  exam_cancelled: ['instructor', 'student', 'secretary'],
  paper_signed: ['instructor', 'secretary'],
  paper_outdated: ['instructor', 'student', 'secretary'],
  mark_due: ['instructor'],
  mark_reconsider: ['instructor'],
  result_opened: ['instructor', 'student', 'secretary'],
  mark_corrected: ['instructor', 'student'],
  attempts_used: ['instructor'],
  corrections_due: ['student'],
  rulebook_published: ['instructor'],
  interest_deadline_near: ['instructor'],
  answer_waits: ['instructor', 'student'],
  step_end_near: ['instructor', 'student'],
  completion_near: ['instructor', 'student'],
  exam_near: ['instructor', 'student'],
} as const satisfies Record<NoticeKind, readonly Role[]>

/** The kinds of notices that the role can get, in the order of the screen. */
export function noticeKindsOf(role: Role): NoticeKind[] {
  return NOTICE_KINDS.filter((kind) => (RECIPIENT_ROLES[kind] as readonly Role[]).includes(role))
}

/** Plain facts of what happened, from which a sentence is made in the reader's language. All are optional, because old notices have only the facts of their time. */
export interface NoticeFacts {
  /** The title at that moment. */
  thesisTitle?: string
  /** First name and surname of the person who acted. */
  person?: string
  /** Leads to the step as long as there is one; the title stays when it is deleted. */
  stepId?: number
  stepTitle?: string
  listTitle?: string
  /** The reason of a return or a release, or the beginning of a comment. */
  reason?: string
  /** What the instructor says to those who were not chosen. */
  message?: string
  mark?: number
  /** Why an examination was failed. */
  failure?: Failure
  /** The keywords that the reader shares with the topic. */
  keywords?: readonly string[]
  /** The number of a paper, as it is printed. */
  paperNumber?: string
  /** The rule book of the department; leads to the book. */
  rulebookId?: number
  rulebookTitle?: string
  /** The day that comes near, or from which on a rule book is in force, YYYY-MM-DD. */
  day?: string
  /** The time of an examination, as the clocks of Athens show it: HH:MM. */
  time?: string
  place?: string
  /** What the rule book only points out about the day of an examination. */
  warnings?: readonly PlanWarning[]
  /** When an examination that was moved would have been. */
  formerDay?: string
  formerTime?: string
  /** How many days before it the reminder was written: 0 to 7. */
  daysLeft?: number
}

/** What screens and files call each, in Greek and English. */
export const DELIVERY_WORDS = {
  at_once: ['Αμέσως', 'At once'],
  daily_digest: ['Ημερήσια σύνοψη', 'Daily digest'],
  none: ['Χωρίς μήνυμα', 'Never'],
} as const satisfies Record<Delivery, Bilingual>
