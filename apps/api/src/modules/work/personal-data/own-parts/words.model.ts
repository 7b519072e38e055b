import type { ProposalState } from '@diatrivi/domain/examination/committee/proposal'
import type { Bilingual } from '@diatrivi/domain/shared/bilingual'
import type { NoticeKind } from '@diatrivi/domain/thesis/notice/notice'
import type { DepartmentList } from '@diatrivi/domain/view/department-list/list-columns'
import { LIST_NAMES } from '@diatrivi/domain/view/department-list/list-names'

/*
 * The codes of the tables in Greek, for the readable page of a person's data. A new code does not compile without its word.
 */

/** The words that screens say too. */
export function greekOf<Code extends string>(words: Readonly<Record<Code, Bilingual>>): Record<Code, string> {
  const entries = Object.entries<Bilingual>(words).map(([code, [greek]]) => [code, greek])
  return Object.fromEntries(entries)
}

export const SESSION_WORDS = { full: 'Πλήρης', activation: 'Μόνο για επιβεβαίωση' }

export const COMMENT_WORDS = { comment: 'Σχόλιο', return: 'Λόγος επιστροφής' }

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
  step_withdrawn: 'Ανάκληση ολοκλήρωσης βήματος',
  step_returned: 'Επιστροφή βήματος για διόρθωση',
  step_accepted: 'Έγκριση βήματος',
  step_acceptance_cancelled: 'Ανάκληση έγκρισης βήματος',
  comment_written: 'Νέο σχόλιο',
  company_comment: 'Νέο σχόλιο στη συνομιλία με τον φορέα',
  ready_to_mark: 'Αναμένεται βαθμός',
  marked: 'Καταχώριση βαθμού',
  released: 'Τερματισμός της ανάθεσης',
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
  paper_outdated: 'Έγγραφο που εκδώσατε δεν ισχύει πια',
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

export const PROPOSAL_STATE_WORDS: Record<ProposalState, string> = {
  waiting: 'Αναμένεται απάντηση',
  confirmed: 'Έγκριση',
  declined: 'Απόρριψη',
}

export const LIST_WORDS = Object.fromEntries(
  Object.entries(LIST_NAMES).map(([list, { sheet }]) => [list, sheet[0]]),
) as Record<DepartmentList, string>
