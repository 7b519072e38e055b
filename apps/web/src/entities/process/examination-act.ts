import type { ProcessExamination } from '@diatrivi/contract/view/process/process-examination.schemas'

/** What a reader does next about an examination: held, announced, planned, or marked from the text alone. */
const ACTS = ['hold', 'announce', 'plan', 'openMarking'] as const
export type ExaminationAct = (typeof ACTS)[number]

/** The one main act of the card of an examination; null where the reader can do none now. */
export function mainExaminationAct({ may }: Pick<ProcessExamination, 'may'>): ExaminationAct | null {
  return ACTS.find((act) => may[act] === true) ?? null
}
