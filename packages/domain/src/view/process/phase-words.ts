import type { Bilingual } from '../../shared/bilingual.ts'
import type { ThesisState } from '../../thesis/thesis/thesis.ts'
import { THESIS_STATE_WORDS } from '../../thesis/thesis/thesis-words.ts'
import type { Phase } from './phase.ts'

/** What screens and files call each phase, in Greek and English. */
export const PHASE_WORDS = {
  offered: ['Προσφέρεται', 'Offered'],
  inWork: ['Σε εκπόνηση', 'In work'],
  readyForExam: ['Έτοιμη για εξέταση', 'Ready for the examination'],
  examPlanned: ['Ορίστηκε εξέταση', 'Examination planned'],
  marking: ['Βαθμολογείται', 'Being marked'],
  corrections: ['Διορθώσεις', 'Corrections'],
  completing: ['Σε ολοκλήρωση', 'Being completed'],
  closed: ['Ολοκληρώθηκε', 'Completed'],
} as const satisfies Record<Phase, Bilingual>

/** Where a thesis stands: its phase, or its state where no rule book gives it one. */
export function stageWords({ state, phase }: { state: ThesisState; phase: Phase | null }): Bilingual {
  return phase === null ? THESIS_STATE_WORDS[state] : PHASE_WORDS[phase]
}
