import type { Actor } from '../../people/account/role.ts'
import type { Bilingual } from '../../shared/bilingual.ts'

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
  'step_withdrawn',
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
  'commissioner_named',
  'commissioner_changed',
  'commissioner_removed',
  'commissioner_link_sent',
  'commissioner_link_revoked',
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

/** What screens and files call each event, in Greek and English. */
export const EVENT_NAMES = {
  thesis_created: ['Δημιουργία της εργασίας', 'The thesis was created'],
  thesis_edited: ['Επεξεργασία της εργασίας', 'The thesis was edited'],
  image_chosen: ['Επιλογή εικόνας εξωφύλλου', 'A cover image was chosen'],
  interest_declared: ['Δήλωση ενδιαφέροντος', 'Interest was declared'],
  interest_withdrawn: ['Ανάκληση δήλωσης', 'The declaration was withdrawn'],
  interest_closed: ['Η δήλωση έκλεισε', 'The declaration was closed'],
  answer_given: ['Θετική απάντηση', 'A positive answer was sent'],
  answer_cancelled: ['Ακύρωση επιλογής', 'The positive answer was cancelled'],
  answer_declined: ['Απόρριψη ανάθεσης', 'The assignment was declined'],
  assignment_accepted: ['Αποδοχή ανάθεσης', 'The assignment was accepted'],
  list_attached: ['Προσθήκη λίστας βημάτων', 'A to-do list was attached'],
  list_removed: ['Αφαίρεση λίστας βημάτων', 'The to-do list was removed'],
  step_finished: ['Ολοκλήρωση βήματος', 'A step was finished'],
  step_withdrawn: ['Ανάκληση ολοκλήρωσης βήματος', 'A finished step was withdrawn'],
  step_returned: ['Επιστροφή βήματος για διόρθωση', 'A step was returned'],
  step_accepted: ['Έγκριση βήματος', 'A step was approved'],
  step_acceptance_cancelled: ['Ανάκληση έγκρισης βήματος', 'The approval of a step was withdrawn'],
  final_text_submitted: ['Υποβολή τελικού κειμένου', 'The final text was submitted'],
  visibility_changed: ['Αλλαγή ορατότητας', 'The visibility was changed'],
  marked: ['Καταχώριση βαθμού', 'The mark was entered'],
  released: ['Τερματισμός της ανάθεσης', 'The assignment ended'],
  offered_again: ['Διάθεση του θέματος ξανά, ως νέα εργασία', 'The topic was offered again, as a new thesis'],
  committee_proposed: [
    'Πρόταση μελών επιτροπής από τον φοιτητή ή τη φοιτήτρια',
    'Committee members proposed by the student',
  ],
  committee_proposal_confirmed: [
    'Έγκριση της πρότασης μελών επιτροπής',
    'Proposed committee members confirmed',
  ],
  committee_proposal_declined: [
    'Απόρριψη της πρότασης μελών επιτροπής',
    'Proposed committee members declined',
  ],
  theses_linked: ['Σύνδεση με άλλη εργασία', 'Linked with another thesis'],
  theses_unlinked: ['Λήξη της σύνδεσης με άλλη εργασία', 'Link with another thesis ended'],
  seat_invited: ['Πρόσκληση σε εξεταστική επιτροπή', 'Invitation to an examination committee'],
  seat_accepted: ['Αποδοχή θέσης στην επιτροπή', 'Seat in the committee accepted'],
  seat_declined: ['Άρνηση θέσης στην επιτροπή', 'Seat in the committee declined'],
  seat_lapsed: ['Πρόσκληση επιτροπής χωρίς απάντηση', 'Invitation to the committee not answered'],
  seat_left: ['Αποχώρηση μέλους της επιτροπής', 'A member left the committee'],
  seat_filled: ['Αναπληρωματικό μέλος στη θέση τακτικού', 'A substitute took the place of a member'],
  seat_reworded: ['Διόρθωση στοιχείων εξωτερικού μέλους', 'Details of an outside member corrected'],
  exam_planned: ['Ορισμός εξέτασης', 'An examination was planned'],
  exam_moved: ['Μεταφορά εξέτασης', 'The examination was moved'],
  exam_announced: ['Ανακοίνωση εξέτασης', 'The examination was announced'],
  exam_held: ['Διεξαγωγή εξέτασης', 'The examination was held'],
  exam_cancelled: ['Ματαίωση εξέτασης', 'The examination was cancelled'],
  paper_issued: ['Έκδοση εγγράφου', 'Paper issued'],
  paper_returned: ['Παραλαβή υπογεγραμμένου εγγράφου', 'Signed paper received'],
  paper_voided: ['Ακύρωση εγγράφου', 'Paper declared void'],
  mark_sealed: ['Σφράγιση βαθμού', 'Mark sealed'],
  marks_opened: ['Αποσφράγιση των βαθμών της επιτροπής', 'Marks of the committee opened'],
  corrections_accepted: ['Αποδοχή των διορθώσεων', 'Corrections accepted'],
  mark_corrected: ['Διόρθωση βαθμού με απόφαση', 'Mark corrected by a decision'],
  commissioner_named: ['Ορισμός συνεργαζόμενου φορέα', 'A partner organisation was named'],
  commissioner_changed: [
    'Αλλαγή στοιχείων συνεργαζόμενου φορέα',
    'Details of the partner organisation changed',
  ],
  commissioner_removed: ['Αφαίρεση συνεργαζόμενου φορέα', 'The partner organisation was removed'],
  commissioner_link_sent: [
    'Αποστολή συνδέσμου στον συνεργαζόμενο φορέα',
    'Link sent to the partner organisation',
  ],
  commissioner_link_revoked: [
    'Ανάκληση συνδέσμου του συνεργαζόμενου φορέα',
    'Link of the partner organisation revoked',
  ],
} as const satisfies Record<EventKind, Bilingual>
