import type { EventKind } from '@diatrivi/domain/thesis/thesis/event'
import { m } from '../../../../paraglide/messages.js'
import type { HistoryEntry } from '../thesis.queries.ts'

/** What happened, in a few words of the reader's language. */
export const EVENT_NAMES: Record<EventKind, () => string> = {
  thesis_created: m.thesis_event_thesis_created,
  thesis_edited: m.thesis_event_thesis_edited,
  image_chosen: m.thesis_event_image_chosen,
  interest_declared: m.thesis_event_interest_declared,
  interest_withdrawn: m.thesis_event_interest_withdrawn,
  interest_closed: m.thesis_event_interest_closed,
  answer_given: m.thesis_event_answer_given,
  answer_cancelled: m.thesis_event_answer_cancelled,
  answer_declined: m.thesis_event_answer_declined,
  assignment_accepted: m.thesis_event_assignment_accepted,
  list_attached: m.thesis_event_list_attached,
  list_removed: m.thesis_event_list_removed,
  step_finished: m.thesis_event_step_finished,
  step_returned: m.thesis_event_step_returned,
  step_accepted: m.thesis_event_step_accepted,
  step_acceptance_cancelled: m.thesis_event_step_acceptance_cancelled,
  final_text_submitted: m.thesis_event_final_text_submitted,
  visibility_changed: m.thesis_event_visibility_changed,
  marked: m.thesis_event_marked,
  released: m.thesis_event_released,
  offered_again: m.thesis_event_offered_again,
  committee_proposed: m.thesis_event_committee_proposed,
  committee_proposal_confirmed: m.thesis_event_committee_proposal_confirmed,
  committee_proposal_declined: m.thesis_event_committee_proposal_declined,
  theses_linked: m.thesis_event_theses_linked,
  theses_unlinked: m.thesis_event_theses_unlinked,
  seat_invited: m.thesis_event_seat_invited,
  seat_accepted: m.thesis_event_seat_accepted,
  seat_declined: m.thesis_event_seat_declined,
  seat_lapsed: m.thesis_event_seat_lapsed,
  seat_left: m.thesis_event_seat_left,
  seat_filled: m.thesis_event_seat_filled,
  seat_reworded: m.thesis_event_seat_reworded,
  exam_planned: m.thesis_event_exam_planned,
  exam_moved: m.thesis_event_exam_moved,
  exam_announced: m.thesis_event_exam_announced,
  exam_held: m.thesis_event_exam_held,
  exam_cancelled: m.thesis_event_exam_cancelled,
  paper_issued: m.thesis_event_paper_issued,
  paper_returned: m.thesis_event_paper_returned,
  paper_voided: m.thesis_event_paper_voided,
  mark_sealed: m.thesis_event_mark_sealed,
  marks_opened: m.thesis_event_marks_opened,
  corrections_accepted: m.thesis_event_corrections_accepted,
  mark_corrected: m.thesis_event_mark_corrected,
}

/** The details that a reader understands without the database: names, titles, reasons. */
const SHOWN = [
  'step',
  'studentName',
  'member',
  'after',
  'paper',
  'file',
  'mark',
  'decision',
  'reason',
  'note',
] as const

/** «Επιστροφή βήματος: Βιβλιογραφική ανασκόπηση · Λείπουν οι πηγές». */
export function eventSentence({ what, details }: Pick<HistoryEntry, 'what' | 'details'>): string {
  const shown = SHOWN.map((key) => details[key]).filter(
    (value) => value !== undefined && value !== null && value !== '',
  )
  // A thesis made of a topic that was offered again names that topic.
  const name =
    typeof details['topic'] === 'number' ? m.thesis_event_thesis_created_again() : EVENT_NAMES[what]()
  return shown.length === 0 ? name : `${name}: ${shown.join(' · ')}`
}
