import type { ExaminationState } from '../../examination/examination/examination.ts'
import type { Outcome } from '../../examination/marking/marking.ts'
import { type ThesisFacts, thesisState } from '../../thesis/thesis/thesis.ts'

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
export const OVERLAYS = ['committeeIncomplete', 'failedOnce', 'attemptsUsed'] as const
export type Overlay = (typeof OVERLAYS)[number]

/** The newest examination of the student that was not cancelled. */
export interface ExaminationStatus {
  state: Exclude<ExaminationState, 'cancelled'>
  /** Null before the marks are opened. */
  outcome: Outcome | null
  areCorrectionsAccepted: boolean
  /** This one or one before it. */
  hasFailed: boolean
  /** How many were held. */
  attempts: number
}

export interface ProcessFacts {
  thesis: Pick<ThesisFacts, 'studentId' | 'mark'>
  /** False too where there is no list. */
  areAllStepsConfirmed: boolean
  /** Null where the rules ask for no committee. */
  isCommitteeComplete: boolean | null
  /** How many examinations the rules allow; null where they ask for none. */
  attempts: number | null
  examination: ExaminationStatus | null
}

export function phaseOf({
  thesis,
  areAllStepsConfirmed,
  examination,
}: Pick<ProcessFacts, 'thesis' | 'areAllStepsConfirmed' | 'examination'>): Phase {
  const state = thesisState(thesis)
  if (state === 'ungiven') return 'offered'
  if (state === 'ended') return 'closed'
  return (
    (examination && phaseOfExamination(examination)) ?? (areAllStepsConfirmed ? 'readyForExam' : 'inWork')
  )
}

/** Null after a failure: the next examination is prepared as the first was. */
function phaseOfExamination({ state, outcome, areCorrectionsAccepted }: ExaminationStatus): Phase | null {
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

/** The last examination that the rules allow has failed: docs/regulation.md#attempts-used. */
export function areAttemptsUsed({
  attempts,
  examination,
}: Pick<ProcessFacts, 'attempts' | 'examination'>): boolean {
  return attempts !== null && examination?.outcome === 'failed' && examination.attempts >= attempts
}

export function overlaysOf(facts: ProcessFacts): Overlay[] {
  const { thesis, isCommitteeComplete, examination } = facts
  if (thesisState(thesis) !== 'inProgress') return []
  // The examiners are settled once the examination is held: a member who leaves afterwards is not missed.
  const isHeld = examination?.state === 'held' && examination.outcome !== 'failed'
  // There is no other examination, so no member is missing for one.
  if (areAttemptsUsed(facts)) return ['attemptsUsed']
  return [
    ...(isCommitteeComplete === false && !isHeld ? (['committeeIncomplete'] as const) : []),
    ...(examination?.hasFailed ? (['failedOnce'] as const) : []),
  ]
}
