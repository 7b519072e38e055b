import type { Role } from '@diatrivi/domain/people/account/role'
import { compareDates, parseIsoDate } from '@diatrivi/domain/shared/dates'
import type { NoticeFacts, NoticeKind } from '@diatrivi/domain/thesis/notice/notice'
import type { PlanWarning } from '@diatrivi/domain/thesis/thesis/plan-warning'
import { markText } from '../../../entities/thesis/thesis-mark.ts'
import { m } from '../../../paraglide/messages.js'
import { today } from '../../../shared/format/clock.ts'
import { formatDayOfWeek, relativeDay } from '../../../shared/format/dates.ts'
import { formatAppointment } from '../../../shared/format/moments.ts'

type Part = string | undefined
type Saying = { label: () => string; object?: (facts: NoticeFacts) => Part }

/**
 * A name or a title stands in the nominative behind a colon, because programs cannot decline it; when a fact is missing the
 * words before the colon are a sentence by themselves.
 */
const SAYINGS: Record<NoticeKind, Saying> = {
  interest_declared: { label: m.notice_interest_declared, object: person },
  interest_withdrawn: { label: m.notice_interest_withdrawn, object: person },
  answer_given: { label: m.notice_answer_given },
  topic_shared: { label: m.notice_topic_shared },
  answer_cancelled: { label: m.notice_answer_cancelled },
  answer_declined: { label: m.notice_answer_declined, object: person },
  assignment_accepted: { label: m.notice_assignment_accepted, object: person },
  interest_closed: { label: m.notice_interest_closed },
  thesis_withdrawn: { label: m.notice_thesis_withdrawn },
  topic_fits: { label: m.notice_topic_fits, object: ({ keywords }) => keywords?.join(', ') },
  list_attached: { label: m.notice_list_attached, object: ({ listTitle }) => quoted(listTitle) },
  step_finished: { label: m.notice_step_finished, object: step },
  step_withdrawn: { label: m.notice_step_withdrawn, object: step },
  step_returned: { label: m.notice_step_returned, object: step },
  step_accepted: { label: m.notice_step_accepted, object: step },
  step_acceptance_cancelled: { label: m.notice_step_acceptance_cancelled, object: step },
  comment_written: { label: m.notice_comment_written, object: step },
  company_comment: { label: m.notice_company_comment },
  ready_to_mark: { label: m.notice_ready_to_mark },
  marked: {
    label: m.notice_marked,
    object: ({ mark }) => (mark === undefined ? undefined : markText(mark)),
  },
  released: { label: m.notice_released },
  committee_proposed: { label: m.notice_committee_proposed, object: person },
  committee_proposal_confirmed: { label: m.notice_committee_proposal_confirmed },
  committee_proposal_declined: { label: m.notice_committee_proposal_declined },
  seat_invited: { label: m.notice_seat_invited, object: person },
  seat_given: { label: m.notice_seat_given, object: person },
  seat_accepted: { label: m.notice_seat_accepted, object: person },
  seat_declined: { label: m.notice_seat_declined, object: person },
  seat_lapsed: { label: m.notice_seat_lapsed, object: person },
  seat_left: { label: m.notice_seat_left, object: person },
  seat_reworded: { label: m.notice_seat_reworded, object: person },
  committee_complete: { label: m.notice_committee_complete },
  dates_asked: { label: m.notice_dates_asked },
  exam_planned: { label: m.notice_exam_planned, object: when },
  exam_moved: { label: m.notice_exam_moved, object: when },
  exam_announced: { label: m.notice_exam_announced, object: when },
  exam_cancelled: { label: m.notice_exam_cancelled, object: when },
  paper_signed: { label: m.notice_paper_signed, object: ({ paperNumber }) => paperNumber },
  paper_outdated: { label: m.notice_paper_outdated, object: ({ paperNumber }) => paperNumber },
  mark_due: { label: m.notice_mark_due },
  mark_reconsider: { label: m.notice_mark_reconsider },
  result_opened: { label: m.notice_result_opened },
  mark_corrected: { label: m.notice_mark_corrected },
  attempts_used: { label: m.notice_attempts_used },
  corrections_due: { label: m.notice_corrections_due, object: due },
  rulebook_published: {
    label: m.notice_rulebook_published,
    object: ({ rulebookTitle }) => quoted(rulebookTitle),
  },
  interest_deadline_near: { label: m.notice_interest_deadline_near, object: due },
  answer_waits: { label: m.notice_answer_waits },
  step_end_near: { label: m.notice_step_end_near, object: stepAndDue },
  completion_near: { label: m.notice_completion_near, object: due },
  exam_near: { label: m.notice_exam_near, object: when },
}

/** The sentence differs for the person who must act and the one who waits. */
const SAYINGS_TO_INSTRUCTORS: Partial<Record<NoticeKind, Saying>> = {
  answer_waits: { label: m.notice_answer_waits_instructor, object: person },
}

function sayingOf(kind: NoticeKind, reader: Role): Saying {
  return (reader === 'instructor' ? SAYINGS_TO_INSTRUCTORS[kind] : undefined) ?? SAYINGS[kind]
}

/** What notices of a kind are about, without the facts of any. */
export function noticeKindWord(kind: NoticeKind, reader: Role): string {
  return sayingOf(kind, reader).label()
}

/** What happened, in one sentence; the thesis is named beside it. */
export function noticeSentence(kind: NoticeKind, facts: NoticeFacts, reader: Role): string {
  const { label, object } = sayingOf(kind, reader)
  const said = object?.(facts)
  return said === undefined ? label() : m.notice_about({ label: label(), object: said })
}

/** The person who acted, where the sentence does not name him or her. */
export function noticePerson(kind: NoticeKind, facts: NoticeFacts, reader: Role): string | undefined {
  return sayingOf(kind, reader).object === person ? undefined : facts.person
}

function person(facts: NoticeFacts): Part {
  return facts.person
}

function step(facts: NoticeFacts): Part {
  return quoted(facts.stepTitle)
}

function quoted(title: Part): Part {
  return title === undefined ? undefined : m.notice_quoted({ title })
}

function stepAndDue(facts: NoticeFacts): Part {
  const title = step(facts)
  return title === undefined ? due(facts) : m.notice_step_due({ step: title, when: due(facts) })
}

const WARNINGS: Record<PlanWarning, () => string> = {
  committee_incomplete: m.notice_warning_committee_incomplete,
  outside_window: m.notice_warning_outside_window,
  notice_too_short: m.notice_warning_notice_too_short,
}

/** «Σάββατο 7 Μαρτίου 2026, 12:00, Αίθουσα Α1», and what the rule book points out about it. */
function when({ day, time, place, warnings = [] }: NoticeFacts): Part {
  const date = day === undefined ? null : parseIsoDate(day)
  if (date === null) return undefined
  const moment = time === undefined ? formatDayOfWeek(date) : formatAppointment(`${date} ${time}`)
  const minded = warnings.map((warning) => WARNINGS[warning]())
  return [moment, place, ...minded].filter((part) => part !== undefined).join(', ')
}

/** Counts from today, because a reminder is read later than it was written. */
function due({ day, daysLeft }: NoticeFacts): string {
  const date = day === undefined ? null : parseIsoDate(day)
  if (date !== null) {
    const isOver = compareDates(date, today()) < 0
    const words = formatDayOfWeek(date)
    return isOver ? words : m.notice_due({ relative: relativeDay(date, today()), day: words })
  }
  if (daysLeft === undefined) return m.notice_soon()
  if (daysLeft === 0) return m.format_today()
  return daysLeft === 1 ? m.format_tomorrow() : m.format_in({ distance: m.format_days({ count: daysLeft }) })
}
