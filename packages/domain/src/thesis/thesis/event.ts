import type { Actor } from '../../people/account/role.ts'

/** What can happen to a thesis, as its history names it. */
export const EVENT_KINDS = [
  'thesis_created',
  'thesis_edited',
  'image_chosen',
  'interest_declared',
  'interest_withdrawn',
  'interest_closed',
  'answer_given',
  'answer_cancelled',
  'answer_declined',
  'assignment_accepted',
  'list_attached',
  'list_removed',
  'step_finished',
  'step_returned',
  'step_accepted',
  'step_acceptance_cancelled',
  'final_text_submitted',
  'visibility_changed',
  'marked',
  'released',
  'offered_again',
  'committee_proposed',
  'committee_proposal_confirmed',
  'committee_proposal_declined',
  'theses_linked',
  'theses_unlinked',
  'seat_invited',
  'seat_accepted',
  'seat_declined',
  'seat_lapsed',
  'seat_left',
  'seat_filled',
  'seat_reworded',
  'exam_planned',
  'exam_moved',
  'exam_announced',
  'exam_held',
  'exam_cancelled',
  'paper_issued',
  'paper_returned',
  'paper_voided',
  'mark_sealed',
  'marks_opened',
  'corrections_accepted',
  'mark_corrected',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

export interface EventFacts {
  what: EventKind
  /** Who did it; null where no person did, and of an interest whose student was deleted. */
  actorId: number | null
  happenedAt: Date
}

/** What becomes of the topic afterwards is not the student's, and who of the committee has sealed is its own affair. */
const NOT_FOR_STUDENTS: readonly EventKind[] = ['offered_again', 'mark_sealed']

/**
 * The events of a thesis, oldest first, that a reader of its history is shown. Instructor and administrators
 * read all; a student what happened from the acceptance on, until a release (docs/regulation.md#history): neither the
 * interests of others before it, nor the work of the next student. While marks are reconsidered that are not the
 * reader's, the seals since `hiddenSince` are left out.
 */
export function eventsFor<Event extends EventFacts>(
  actor: Actor,
  events: readonly Event[],
  hiddenSince: Date | null = null,
): Event[] {
  const known = events.filter(
    ({ what, happenedAt }) => what !== 'mark_sealed' || hiddenSince === null || happenedAt < hiddenSince,
  )
  if (actor.role !== 'student') return known
  let isOwnTime = false
  return known.filter((event) => {
    if (event.what === 'assignment_accepted') isOwnTime = event.actorId === actor.accountId
    const isShown = isOwnTime && !NOT_FOR_STUDENTS.includes(event.what)
    if (event.what === 'released') isOwnTime = false
    return isShown
  })
}
