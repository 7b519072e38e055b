import type { Bilingual } from '../../shared/bilingual.ts'
import type { ResultField, ResultLack, ResultStatus } from './registry-result.ts'

/** What screens and files call how a thesis stands with the register. */
export const RESULT_STATUS_WORDS: Readonly<Record<ResultStatus, Bilingual>> = {
  new: ['Νέα', 'New'],
  changed: ['Με αλλαγές', 'Changed'],
  sent: ['Στάλθηκε', 'Sent'],
  incomplete: ['Με ελλείψεις', 'Incomplete'],
}

/** What each thing that a file says is called. */
export const RESULT_FIELD_WORDS: Readonly<Record<ResultField, Bilingual>> = {
  registryNumber: ['Αριθμός μητρώου', 'Registry number'],
  student: ['Φοιτητής/Φοιτήτρια', 'Student'],
  programme: ['Πρόγραμμα σπουδών', 'Programme of studies'],
  title: ['Τίτλος', 'Title'],
  titleEnglish: ['Τίτλος στα αγγλικά', 'Title in English'],
  supervisor: ['Επίβλεψη', 'Supervisor'],
  examiners: ['Επιτροπή και βαθμοί της', 'Committee and its marks'],
  mark: ['Βαθμός', 'Mark'],
  startDate: ['Ημερομηνία έναρξης', 'Start date'],
  examinedOn: ['Ημερομηνία εξέτασης', 'Date of the examination'],
  endDate: ['Ημερομηνία ολοκλήρωσης', 'Completion date'],
}

/** What a thesis lacks, and who writes it. */
export const RESULT_LACK_WORDS: Readonly<Record<ResultLack, Bilingual>> = {
  registryNumber: [
    'Λείπει ο αριθμός μητρώου: συμπληρώστε τον στα στοιχεία φοίτησης.',
    'The registry number is missing: add it to the student record.',
  ],
  examinedOn: [
    'Λείπει η ημερομηνία ολοκλήρωσης της εργασίας.',
    'The completion date of the thesis is missing.',
  ],
}

/** The sheet of a workbook. */
export const REGISTRY_SHEET: Bilingual = ['Εργασίες', 'Theses']
