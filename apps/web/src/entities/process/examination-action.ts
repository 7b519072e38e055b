import type { Examination } from './process.mapper.ts'

/** What a reader does next about an examination: held, announced, planned, or marked from the text alone. */
const ACTIONS = ['hold', 'announce', 'plan', 'openMarking'] as const
export type ExaminationAction = (typeof ACTIONS)[number]

/** The one main action of the card of an examination; null where the reader can do none now. */
export function mainExaminationAction({ may }: Pick<Examination, 'may'>): ExaminationAction | null {
  return ACTIONS.find((act) => may[act] === true) ?? null
}
