import type { EventKind } from '../../thesis/thesis/event.ts'

/** What other systems can subscribe to: the thing, a dot, and what happened to it. docs/regulation.md#webhook-events */
export const WEBHOOK_EVENTS = [
  'topic.published',
  'topic.edited',
  'topic.withdrawn',
  'interest.changed',
  'assignment.offered',
  'assignment.offer_ended',
  'assignment.accepted',
  'assignment.released',
  'thesis.edited',
  'step.finished',
  'step.withdrawn',
  'step.accepted',
  'step.returned',
  'step.acceptance_cancelled',
  'final_text.submitted',
  'thesis.marked',
  'thesis.deleted',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Sent when an administrator tries a subscription out; no subscription names it. */
export const PING = 'ping'
export type DeliveryType = WebhookEvent | typeof PING

/** What an event says beside thesis, place and instructor. */
export type EventFact = 'interests' | 'student' | 'step' | 'mark'

/** Each event tells the least that is of use: a student is named only where a registry has to match the person. */
export const FACTS_OF: Record<WebhookEvent, readonly EventFact[]> = {
  'topic.published': [],
  'topic.edited': [],
  'topic.withdrawn': [],
  'interest.changed': ['interests'],
  'assignment.offered': [],
  'assignment.offer_ended': [],
  'assignment.accepted': ['student'],
  'assignment.released': ['student'],
  'thesis.edited': ['student'],
  'step.finished': ['student', 'step'],
  'step.withdrawn': ['student', 'step'],
  'step.accepted': ['student', 'step'],
  'step.returned': ['student', 'step'],
  'step.acceptance_cancelled': ['student', 'step'],
  'final_text.submitted': ['student'],
  'thesis.marked': ['student', 'mark'],
  'thesis.deleted': [],
}

/** A thesis as the action has left it. */
export interface ThesisOfEvent {
  isPublic: boolean
  hasStudent: boolean
}

/** What other systems are sent of an entry of the history; null where it does not concern them. */
export function webhookEventOf(
  what: EventKind,
  thesis: ThesisOfEvent,
  changedFields: readonly string[] = [],
): WebhookEvent | null {
  if (what === 'thesis_created') return thesis.isPublic ? 'topic.published' : null
  if (what === 'thesis_edited') return ofEdit(thesis, changedFields)
  const event = EVENT_OF[what]
  return event === 'interest.changed' && !thesis.isPublic ? null : event
}

/** The same of a deletion, of which no history is left. */
export function webhookEventOfDeletion({ isPublic }: Pick<ThesisOfEvent, 'isPublic'>): WebhookEvent | null {
  return isPublic ? 'thesis.deleted' : null
}

/** A topic that no stranger may see is not sent. */
function ofEdit(
  { isPublic, hasStudent }: ThesisOfEvent,
  changedFields: readonly string[],
): WebhookEvent | null {
  if (hasStudent) return 'thesis.edited'
  if (changedFields.includes('publicByInstructor')) return isPublic ? 'topic.published' : 'topic.withdrawn'
  return isPublic ? 'topic.edited' : null
}

const EVENT_OF: Record<Exclude<EventKind, 'thesis_created' | 'thesis_edited'>, WebhookEvent | null> = {
  image_chosen: null,
  interest_declared: 'interest.changed',
  interest_withdrawn: 'interest.changed',
  interest_closed: 'interest.changed',
  answer_given: 'assignment.offered',
  answer_cancelled: 'assignment.offer_ended',
  answer_declined: 'assignment.offer_ended',
  assignment_accepted: 'assignment.accepted',
  list_attached: null,
  list_removed: null,
  step_finished: 'step.finished',
  step_withdrawn: 'step.withdrawn',
  step_returned: 'step.returned',
  step_accepted: 'step.accepted',
  step_acceptance_cancelled: 'step.acceptance_cancelled',
  final_text_submitted: 'final_text.submitted',
  visibility_changed: null,
  marked: 'thesis.marked',
  released: 'assignment.released',
  // The new thesis is notified of by its own beginning.
  offered_again: null,
  committee_proposed: null,
  committee_proposal_confirmed: null,
  committee_proposal_declined: null,
  theses_linked: null,
  theses_unlinked: null,
  seat_invited: null,
  seat_accepted: null,
  seat_declined: null,
  seat_lapsed: null,
  seat_left: null,
  seat_filled: null,
  seat_reworded: null,
  exam_planned: null,
  exam_moved: null,
  exam_announced: null,
  exam_held: null,
  exam_cancelled: null,
  paper_issued: null,
  paper_returned: null,
  paper_voided: null,
  mark_sealed: null,
  // The mark itself is notified of when the thesis gets it.
  marks_opened: null,
  corrections_accepted: null,
  // The mark of the thesis, where it changes, is sent as ever.
  mark_corrected: null,
  commissioner_named: null,
  commissioner_changed: null,
  commissioner_removed: null,
  commissioner_link_sent: null,
  commissioner_link_revoked: null,
}
