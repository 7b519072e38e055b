import type { StaffCategory } from '@diatrivi/domain/department/rulebook/rules'
import type { OfficeKind } from '@diatrivi/domain/department/staff/office'
import type { AbsenceKind } from '@diatrivi/domain/department/staff/staff'
import { SEAT_STATE_WORDS as SEAT_STATES } from '@diatrivi/domain/examination/committee/committee-words'
import type { ProposalState } from '@diatrivi/domain/examination/committee/proposal'
import type { SeatRole } from '@diatrivi/domain/examination/committee/seat'
import type { DateAnswer, Presence } from '@diatrivi/domain/examination/examination/examination'
import { EXAMINATION_STATE_WORDS as EXAMINATION_STATES } from '@diatrivi/domain/examination/examination/examination-words'
import { PAPER_KIND_NAMES } from '@diatrivi/domain/examination/paper/paper-names'
import type { InspectionKind } from '@diatrivi/domain/people/account/inspection'
import { RANK_NAMES } from '@diatrivi/domain/people/account/rank-names'
import type { Role } from '@diatrivi/domain/people/account/role'
import type { SecurityEventKind } from '@diatrivi/domain/people/account/security-event'
import type { Bilingual } from '@diatrivi/domain/shared/bilingual'
import type { Delivery, NoticeKind } from '@diatrivi/domain/thesis/notice/notice'
import type { EventKind } from '@diatrivi/domain/thesis/thesis/event'
import {
  ASSIGNMENT_TYPE_WORDS as ASSIGNMENT_TYPES,
  TEXT_LANGUAGE_WORDS,
} from '@diatrivi/domain/thesis/thesis/thesis-words'
import type { DurationUnit } from '@diatrivi/domain/thesis/todo-list/step'
import type { DepartmentList } from '@diatrivi/domain/view/department-list/list-columns'
import { LIST_NAMES } from '@diatrivi/domain/view/department-list/list-names'

/*
 * The codes of the tables in Greek, for the readable page of a person's data. A new code does not compile without its word.
 */

/** Where the lists of the department say the same. */
function greekOf<Code extends string>(words: Readonly<Record<Code, Bilingual>>): Record<Code, string> {
  const entries = Object.entries<Bilingual>(words).map(([code, [greek]]) => [code, greek])
  return Object.fromEntries(entries)
}

export const ROLE_WORDS: Record<Role, string> = {
  student: 'Φοιτητής ή φοιτήτρια',
  instructor: 'Διδάσκων ή διδάσκουσα',
  secretary: 'Γραμματέας',
  administrator: 'Διαχειριστής ή διαχειρίστρια',
}

export const RANK_WORDS = greekOf(RANK_NAMES)

export const CATEGORY_WORDS: Record<StaffCategory, string> = {
  faculty: 'ΔΕΠ',
  special_teaching: 'ΕΕΠ',
  laboratory_teaching: 'ΕΔΙΠ',
  technical: 'ΕΤΕΠ',
  researcher: 'Ερευνητής ή ερευνήτρια',
  adjunct: RANK_NAMES.adjunct[0],
  emeritus: 'Ομότιμος ή ομότιμη',
}

export const ABSENCE_WORDS: Record<AbsenceKind, string> = {
  sabbatical: 'Εκπαιδευτική άδεια',
  leave: 'Άδεια',
  other: 'Άλλη απουσία',
}

export const OFFICE_WORDS: Record<OfficeKind, string> = {
  head: 'Πρόεδρος του Τμήματος',
  deputy: 'Αναπληρωτής ή αναπληρώτρια Πρόεδρος',
  coordinator: 'Υπεύθυνος ή υπεύθυνη προγράμματος',
}

export const LANGUAGE_WORDS = greekOf(TEXT_LANGUAGE_WORDS)

export const ASSIGNMENT_TYPE_WORDS = greekOf(ASSIGNMENT_TYPES)

export const SESSION_WORDS = { full: 'Πλήρης', activation: 'Μόνο για επιβεβαίωση' }

export const DURATION_WORDS: Record<DurationUnit, string> = {
  days: 'ημέρες',
  weeks: 'εβδομάδες',
  months: 'μήνες',
}

export const COMMENT_WORDS = { comment: 'Σχόλιο', return: 'Λόγος επιστροφής' }

export const DELIVERY_WORDS: Record<Delivery, string> = {
  at_once: 'Αμέσως',
  daily_digest: 'Μία φορά την ημέρα',
  none: 'Χωρίς e-mail',
}

export const EVENT_WORDS: Record<EventKind, string> = {
  thesis_created: 'Δημιουργία της εργασίας',
  thesis_edited: 'Επεξεργασία της εργασίας',
  image_chosen: 'Επιλογή εικόνας εξωφύλλου',
  interest_declared: 'Δήλωση ενδιαφέροντος',
  interest_withdrawn: 'Ανάκληση δήλωσης',
  interest_closed: 'Η δήλωση έκλεισε',
  answer_given: 'Θετική απάντηση',
  answer_cancelled: 'Ακύρωση επιλογής',
  answer_declined: 'Απόρριψη ανάθεσης',
  assignment_accepted: 'Αποδοχή ανάθεσης',
  list_attached: 'Προσθήκη λίστας βημάτων',
  list_removed: 'Αφαίρεση λίστας βημάτων',
  step_finished: 'Ολοκλήρωση βήματος',
  step_returned: 'Επιστροφή βήματος για διόρθωση',
  step_accepted: 'Έγκριση βήματος',
  step_acceptance_cancelled: 'Ανάκληση έγκρισης βήματος',
  final_text_submitted: 'Υποβολή τελικού κειμένου',
  visibility_changed: 'Αλλαγή ορατότητας',
  marked: 'Καταχώριση βαθμού',
  released: 'Λήξη της ανάθεσης',
  offered_again: 'Διάθεση του θέματος ξανά, ως νέα εργασία',
  committee_proposed: 'Πρόταση μελών επιτροπής από τον φοιτητή ή τη φοιτήτρια',
  committee_proposal_confirmed: 'Έγκριση της πρότασης μελών επιτροπής',
  committee_proposal_declined: 'Απόρριψη της πρότασης μελών επιτροπής',
  theses_linked: 'Σύνδεση με άλλη εργασία',
  theses_unlinked: 'Λήξη της σύνδεσης με άλλη εργασία',
  seat_invited: 'Πρόσκληση σε εξεταστική επιτροπή',
  seat_accepted: 'Αποδοχή θέσης στην επιτροπή',
  seat_declined: 'Άρνηση θέσης στην επιτροπή',
  seat_lapsed: 'Πρόσκληση επιτροπής χωρίς απάντηση',
  seat_left: 'Αποχώρηση μέλους της επιτροπής',
  seat_filled: 'Αναπληρωματικό μέλος στη θέση τακτικού',
  seat_reworded: 'Διόρθωση στοιχείων εξωτερικού μέλους',
  exam_planned: 'Ορισμός εξέτασης',
  exam_moved: 'Μεταφορά εξέτασης',
  exam_announced: 'Ανακοίνωση εξέτασης',
  exam_held: 'Διεξαγωγή εξέτασης',
  exam_cancelled: 'Ματαίωση εξέτασης',
  paper_issued: 'Έκδοση εγγράφου',
  paper_returned: 'Παραλαβή υπογεγραμμένου εγγράφου',
  paper_voided: 'Ακύρωση εγγράφου',
  mark_sealed: 'Σφράγιση βαθμού',
  marks_opened: 'Αποσφράγιση των βαθμών',
  corrections_accepted: 'Αποδοχή των διορθώσεων',
  mark_corrected: 'Διόρθωση βαθμού με απόφαση',
}

export const NOTICE_WORDS: Record<NoticeKind, string> = {
  interest_declared: 'Δήλωση ενδιαφέροντος',
  interest_withdrawn: 'Ανάκληση δήλωσης',
  topic_shared: 'Πρόταση θέματος μαζί με άλλον φοιτητή ή άλλη φοιτήτρια',
  answer_given: 'Θετική απάντηση',
  answer_cancelled: 'Ακύρωση επιλογής',
  answer_declined: 'Απόρριψη ανάθεσης',
  assignment_accepted: 'Αποδοχή ανάθεσης',
  interest_closed: 'Η δήλωση έκλεισε',
  thesis_withdrawn: 'Απόσυρση εργασίας',
  topic_fits: 'Νέο θέμα που ταιριάζει',
  list_attached: 'Προσθήκη λίστας βημάτων',
  step_finished: 'Ολοκλήρωση βήματος',
  step_returned: 'Επιστροφή βήματος για διόρθωση',
  step_accepted: 'Έγκριση βήματος',
  step_acceptance_cancelled: 'Ανάκληση έγκρισης βήματος',
  comment_written: 'Νέο σχόλιο',
  ready_to_mark: 'Αναμένεται βαθμός',
  marked: 'Καταχώριση βαθμού',
  released: 'Λήξη της ανάθεσης',
  committee_proposed: 'Πρόταση μελών επιτροπής από τον φοιτητή ή τη φοιτήτρια',
  committee_proposal_confirmed: 'Έγκριση της πρότασης μελών επιτροπής',
  committee_proposal_declined: 'Απόρριψη της πρότασης μελών επιτροπής',
  seat_invited: 'Πρόσκληση σε εξεταστική επιτροπή',
  seat_given: 'Ορισμός σε εξεταστική επιτροπή',
  seat_accepted: 'Αποδοχή θέσης στην επιτροπή',
  seat_declined: 'Άρνηση θέσης στην επιτροπή',
  seat_lapsed: 'Πρόσκληση επιτροπής χωρίς απάντηση',
  seat_left: 'Αποχώρηση μέλους της επιτροπής',
  seat_reworded: 'Διόρθωση στοιχείων εξωτερικού μέλους',
  committee_complete: 'Συγκρότηση της εξεταστικής επιτροπής',
  dates_asked: 'Ημερομηνίες εξέτασης προς επιλογή',
  exam_planned: 'Ορισμός εξέτασης',
  exam_moved: 'Μεταφορά εξέτασης',
  exam_announced: 'Ανακοίνωση εξέτασης',
  exam_cancelled: 'Ματαίωση εξέτασης',
  paper_signed: 'Παραλαβή υπογεγραμμένου εγγράφου',
  mark_due: 'Υπενθύμιση: εκκρεμεί ο βαθμός',
  mark_reconsider: 'Διαφορά των βαθμών της επιτροπής',
  result_opened: 'Αποτέλεσμα της εξέτασης',
  mark_corrected: 'Διόρθωση βαθμού με απόφαση',
  attempts_used: 'Εξάντληση των εξετάσεων',
  corrections_due: 'Υπενθύμιση: διορθώσεις',
  rulebook_published: 'Νέος κανονισμός εργασιών',
  interest_deadline_near: 'Υπενθύμιση: προθεσμία ενδιαφέροντος',
  answer_waits: 'Υπενθύμιση: αναμένεται απάντηση',
  step_end_near: 'Υπενθύμιση: λήξη βήματος',
  completion_near: 'Υπενθύμιση: λήξη εργασίας',
  exam_near: 'Υπενθύμιση: εξέταση',
}

export const SEAT_ROLE_WORDS: Record<SeatRole, string> = {
  supervisor: 'Επιβλέπων ή επιβλέπουσα',
  member: 'Μέλος',
  substitute: 'Αναπληρωματικό μέλος',
}

export const SEAT_STATE_WORDS = greekOf(SEAT_STATES)

export const PROPOSAL_STATE_WORDS: Record<ProposalState, string> = {
  waiting: 'Αναμένεται απάντηση',
  confirmed: 'Έγκριση',
  declined: 'Απόρριψη',
}

export const EXAMINATION_STATE_WORDS = greekOf(EXAMINATION_STATES)

export const PRESENCE_WORDS: Record<Presence, string> = {
  present: 'Με φυσική παρουσία',
  remote: 'Εξ αποστάσεως',
  absent: 'Απουσία',
}

export const DATE_ANSWER_WORDS: Record<DateAnswer, string> = {
  yes: 'Ναι',
  if_needed: 'Αν χρειαστεί',
  no: 'Όχι',
}

export const INSPECTION_WORDS: Record<InspectionKind, string> = {
  profile: 'Προφίλ',
  cv: 'Βιογραφικό σημείωμα',
  thesis: 'Εργασία',
  history: 'Ιστορικό εργασίας',
  step_file: 'Αρχείο βήματος',
  conversation: 'Συζήτηση βήματος',
  final_text: 'Τελικό κείμενο',
  list: 'Ολόκληρη λίστα εργασιών',
  account: 'Λογαριασμός και συνεδρίες',
  security_log: 'Εγγραφές ασφάλειας του προσώπου',
}

export const SECURITY_WORDS: Record<SecurityEventKind, string> = {
  signed_in: 'Σύνδεση',
  sign_in_failed: 'Λάθος κωδικός στη σύνδεση',
  sign_in_unknown_name: 'Σύνδεση με άγνωστο όνομα',
  sign_in_held_up: 'Σύνδεση που πρέπει να περιμένει',
  sign_in_disabled: 'Σύνδεση σε απενεργοποιημένο λογαριασμό',
  guessing_reported: 'Ειδοποίηση για δοκιμές κωδικών',
  signed_out: 'Αποσύνδεση',
  sessions_ended: 'Τερματισμός συνεδριών',
  password_reset_asked: 'Αίτημα νέου κωδικού',
  password_reset: 'Νέος κωδικός από σύνδεσμο',
  password_changed: 'Αλλαγή κωδικού',
  password_refused: 'Λάθος τρέχων κωδικός',
  proved_by_institution: 'Επιβεβαίωση της ταυτότητας στο ίδρυμα',
  email_change_asked: 'Αίτημα νέας διεύθυνσης e-mail',
  email_changed: 'Αλλαγή διεύθυνσης e-mail',
  email_change_cancelled: 'Ακύρωση αλλαγής e-mail',
  second_factor_set_up: 'Ορισμός επαλήθευσης σε δύο βήματα',
  second_factor_failed: 'Λάθος δεύτερο βήμα σύνδεσης',
  second_factor_guessing_reported: 'Ειδοποίηση για δοκιμές στο δεύτερο βήμα',
  second_factor_taken_off: 'Αφαίρεση επαλήθευσης σε δύο βήματα',
  recovery_code_used: 'Χρήση κωδικού ανάκτησης',
  recovery_codes_renewed: 'Νέοι κωδικοί ανάκτησης',
  passkey_copied: 'Κλειδί πρόσβασης που ίσως αντιγράφηκε',
  account_disabled: 'Απενεργοποίηση λογαριασμού',
  account_enabled: 'Ενεργοποίηση λογαριασμού',
  account_deleted: 'Διαγραφή λογαριασμού',
  first_administrator_created: 'Δημιουργία του πρώτου διαχειριστή',
  first_administrator_refused: 'Λανθασμένος κωδικός εγκατάστασης',
  administrator_act: 'Ενέργεια διαχειριστή',
  act_refused: 'Ενέργεια που απορρίφθηκε',
  own_data_taken: 'Λήψη των προσωπικών δεδομένων',
  own_account_deleted: 'Διαγραφή του λογαριασμού από τον ίδιο',
  institution_refused: 'Σύνδεση μέσω του ιδρύματος που απορρίφθηκε',
  identity_linked: 'Σύνδεση με ιδρυματικό λογαριασμό',
  identity_unlinked: 'Αποσύνδεση από ιδρυματικό λογαριασμό',
}

export const PAPER_KIND_WORDS = greekOf(PAPER_KIND_NAMES)

export const LIST_WORDS = Object.fromEntries(
  Object.entries(LIST_NAMES).map(
    ([
      list,
      {
        sheet: [greek],
      },
    ]) => [list, greek],
  ),
) as Record<DepartmentList, string>
