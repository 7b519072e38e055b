import { LISTED_RANK_NAMES, type ListedRank } from '../../department/staff/listed-rank.ts'
import type { CommitteeStatus } from '../../examination/committee/committee-status.ts'
import type { SeatState } from '../../examination/committee/seat.ts'
import type { ExaminationState } from '../../examination/examination/examination.ts'
import type { PaperState } from '../../examination/paper/paper.ts'
import type { PaperKind } from '../../examination/paper/paper-facts.ts'
import type { Bilingual } from '../../shared/bilingual.ts'
import type { AssignmentType, TextLanguage, ThesisState } from '../../thesis/thesis/thesis.ts'
import { THESIS_WORDS } from '../../thesis/thesis/thesis-words.ts'
import type { Phase } from '../process/phase.ts'
import type { DepartmentList } from './list-columns.ts'

/** A paper in force is signed, or waits for that. */
export type PaperStatus = Exclude<PaperState, 'valid'> | 'issued' | 'signed'

/** What the values of the lists are called in files; a test of the web app compares them with its screens. */
export const LIST_WORDS = {
  thesisState: THESIS_WORDS.state,
  assignmentType: THESIS_WORDS.assignmentType,
  textLanguage: THESIS_WORDS.textLanguage,
  phase: {
    offered: ['Προσφέρεται', 'Offered'],
    inWork: ['Σε εκπόνηση', 'In work'],
    readyForExam: ['Έτοιμη για εξέταση', 'Ready for the examination'],
    examPlanned: ['Ορίστηκε εξέταση', 'Examination planned'],
    marking: ['Βαθμολογείται', 'Being marked'],
    corrections: ['Διορθώσεις', 'Corrections'],
    completing: ['Σε ολοκλήρωση', 'Being completed'],
    closed: ['Ολοκληρώθηκε', 'Completed'],
  },
  committee: {
    incomplete: ['Λείπουν μέλη', 'Members are missing'],
    awaiting: ['Αναμένονται απαντήσεις', 'Waiting for answers'],
    complete: ['Πλήρης', 'Complete'],
  },
  seat: {
    invited: ['Αναμένεται απάντηση', 'Waiting for an answer'],
    accepted: ['Αποδέχτηκε', 'Accepted'],
    declined: ['Δεν αποδέχτηκε', 'Declined'],
    lapsed: ['Χωρίς απάντηση', 'No answer'],
    left: ['Αποχώρησε', 'Left'],
  },
  examination: {
    planned: ['Ορίστηκε', 'Planned'],
    announced: ['Ανακοινώθηκε', 'Announced'],
    held: ['Έγινε', 'Held'],
    cancelled: ['Ματαιώθηκε', 'Called off'],
  },
  rank: LISTED_RANK_NAMES,
  paperKind: {
    minutes: ['Πρακτικό εξέτασης', 'Minutes of the examination'],
    minutes_blank: ['Πρακτικό εξέτασης προς συμπλήρωση', 'Minutes to be filled in'],
    announcement: ['Ανακοίνωση παρουσίασης', 'Announcement of the presentation'],
    application: ['Αίτηση ανάληψης', 'Application for the thesis'],
    supervision: ['Βεβαίωση επίβλεψης', 'Certificate of supervision'],
    completion: ['Βεβαίωση επιτυχούς εξέτασης', 'Certificate of success'],
    declaration: ['Υπεύθυνη δήλωση πρωτοτυπίας', 'Declaration of originality'],
    summons: ['Πρόσκληση μέλους', 'Summons of a member'],
    sheet: ['Φύλλο βαθμολογίας μέλους', 'Mark sheet of a member'],
  },
  paperState: {
    issued: ['Εκδόθηκε', 'Issued'],
    signed: ['Υπογράφηκε', 'Signed'],
    outdated: ['Δεν ισχύει πια', 'No longer valid'],
    replaced: ['Αντικαταστάθηκε', 'Replaced'],
    void: ['Ακυρώθηκε', 'Void'],
  },
} as const satisfies {
  thesisState: Words<ThesisState>
  assignmentType: Words<AssignmentType>
  textLanguage: Words<TextLanguage>
  phase: Words<Phase>
  committee: Words<CommitteeStatus>
  seat: Words<SeatState>
  examination: Words<ExaminationState>
  rank: Words<ListedRank>
  paperKind: Words<PaperKind>
  paperState: Words<PaperStatus>
}

type Words<Value extends string> = Record<Value, Bilingual>

/** The sheet, and the file without its day and ending. */
export const LIST_NAMES: Record<DepartmentList, { sheet: Bilingual; file: Bilingual }> = {
  theses: { sheet: ['Εργασίες', 'Theses'], file: ['ergasies', 'theses'] },
  students: { sheet: ['Φοιτητές', 'Students'], file: ['foitites', 'students'] },
  committees: { sheet: ['Επιτροπές', 'Committees'], file: ['epitropes', 'committees'] },
  examinations: { sheet: ['Εξετάσεις', 'Examinations'], file: ['exetaseis', 'examinations'] },
  load: { sheet: ['Φόρτος', 'Load'], file: ['fortos', 'load'] },
  papers: { sheet: ['Έγγραφα', 'Papers'], file: ['eggrafa', 'papers'] },
}
