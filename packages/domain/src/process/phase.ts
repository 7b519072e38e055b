import { type ThesisFacts, thesisState } from '../thesis/thesis.ts'

/** Where a thesis stands in the department's process. Derived, never kept. */
export const PHASES = ['offered', 'inWork', 'readyForExam', 'closed'] as const
export type Phase = (typeof PHASES)[number]

/** What holds beside the phase, several at once. */
export const OVERLAYS = ['committeeIncomplete'] as const
export type Overlay = (typeof OVERLAYS)[number]

export interface ProcessFacts {
  thesis: ThesisFacts
  /** False too where there is no list. */
  areAllStepsConfirmed: boolean
  /** Null where the rules ask for no committee. */
  isCommitteeComplete: boolean | null
}

export function phaseOf({ thesis, areAllStepsConfirmed }: Omit<ProcessFacts, 'isCommitteeComplete'>): Phase {
  const state = thesisState(thesis)
  if (state === 'ungiven') return 'offered'
  if (state === 'ended') return 'closed'
  return areAllStepsConfirmed ? 'readyForExam' : 'inWork'
}

export function overlaysOf({ thesis, isCommitteeComplete }: ProcessFacts): Overlay[] {
  return thesisState(thesis) === 'inProgress' && isCommitteeComplete === false ? ['committeeIncomplete'] : []
}
