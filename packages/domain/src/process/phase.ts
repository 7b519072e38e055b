import type { ExaminationState } from '../examination/examination.ts'
import type { Outcome } from '../marking/marking.ts'
import { type ThesisFacts, thesisState } from '../thesis/thesis.ts'

/** Where a thesis stands in the department's process. Derived, never kept. */
export const PHASES = [
  'offered',
  'inWork',
  'readyForExam',
  'examPlanned',
  'marking',
  'corrections',
  'completing',
  'closed',
] as const
export type Phase = (typeof PHASES)[number]

/** What holds beside the phase, several at once. */
export const OVERLAYS = ['committeeIncomplete', 'failedOnce'] as const
export type Overlay = (typeof OVERLAYS)[number]

/** The newest examination of the student that was not cancelled. */
export interface ExaminationStanding {
  state: Exclude<ExaminationState, 'cancelled'>
  /** Null before the marks are opened. */
  outcome: Outcome | null
  areCorrectionsAccepted: boolean
  /** This one or one before it. */
  hasFailed: boolean
}

export interface ProcessFacts {
  thesis: ThesisFacts
  /** False too where there is no list. */
  areAllStepsConfirmed: boolean
  /** Null where the rules ask for no committee. */
  isCommitteeComplete: boolean | null
  examination: ExaminationStanding | null
}

export function phaseOf({
  thesis,
  areAllStepsConfirmed,
  examination,
}: Omit<ProcessFacts, 'isCommitteeComplete'>): Phase {
  const state = thesisState(thesis)
  if (state === 'ungiven') return 'offered'
  if (state === 'ended') return 'closed'
  return (
    (examination && phaseOfExamination(examination)) ?? (areAllStepsConfirmed ? 'readyForExam' : 'inWork')
  )
}

/** Null after a failure: the next examination is prepared as the first was. */
function phaseOfExamination({ state, outcome, areCorrectionsAccepted }: ExaminationStanding): Phase | null {
  if (state !== 'held') return 'examPlanned'
  switch (outcome) {
    case null:
      return 'marking'
    case 'failed':
      return null
    case 'corrections':
      return areCorrectionsAccepted ? 'completing' : 'corrections'
    case 'passed':
      return 'completing'
  }
}

export function overlaysOf({ thesis, isCommitteeComplete, examination }: ProcessFacts): Overlay[] {
  if (thesisState(thesis) !== 'inProgress') return []
  // Who examined is settled once the examination is held: a member who leaves afterwards is missed by nobody.
  const isHeld = examination?.state === 'held' && examination.outcome !== 'failed'
  return [
    ...(isCommitteeComplete === false && !isHeld ? (['committeeIncomplete'] as const) : []),
    ...(examination?.hasFailed ? (['failedOnce'] as const) : []),
  ]
}
