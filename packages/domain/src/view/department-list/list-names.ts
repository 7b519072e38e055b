import type { Bilingual } from '../../shared/bilingual.ts'
import type { DepartmentList } from './list-columns.ts'

/** The sheet, and the file without its day and ending. */
export const LIST_NAMES: Record<DepartmentList, { sheet: Bilingual; file: Bilingual }> = {
  theses: { sheet: ['Εργασίες', 'Theses'], file: ['ergasies', 'theses'] },
  students: { sheet: ['Φοιτητές', 'Students'], file: ['foitites', 'students'] },
  committees: { sheet: ['Επιτροπές', 'Committees'], file: ['epitropes', 'committees'] },
  examinations: { sheet: ['Εξετάσεις', 'Examinations'], file: ['exetaseis', 'examinations'] },
  load: { sheet: ['Φόρτος', 'Load'], file: ['fortos', 'load'] },
  papers: { sheet: ['Έγγραφα', 'Papers'], file: ['eggrafa', 'papers'] },
}
