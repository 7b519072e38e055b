import type { Bilingual } from '../../shared/bilingual.ts'
import type { ExaminationState } from './examination.ts'

/** What screens and files call the state of an examination, in Greek and English. */
export const EXAMINATION_STATE_WORDS = {
  planned: ['Ορίστηκε', 'Planned'],
  announced: ['Ανακοινώθηκε', 'Announced'],
  held: ['Έγινε', 'Held'],
  cancelled: ['Ματαιώθηκε', 'Called off'],
} as const satisfies Record<ExaminationState, Bilingual>
