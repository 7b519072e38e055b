import type { Bilingual } from '../../shared/bilingual.ts'
import { isConfirmed, isStudentDone, type StepConfirmations } from '../../shared/confirmations.ts'

export const DURATION_UNITS = ['days', 'weeks', 'months'] as const
export type DurationUnit = (typeof DURATION_UNITS)[number]

export const STEP_TITLE_MAX = 64
export const STEP_DESCRIPTION_MAX = 512
/** The largest file of a step, in bytes. */
export const ATTACHMENT_MAX_BYTES = 25_000_000
/** Cards on a page of to-do lists. */
export const LISTS_PER_PAGE = 8

export interface Duration {
  amount: number
  unit: DurationUnit
}

export interface StepFacts extends StepConfirmations {
  duration: Duration
}

/** The confirmed steps, then at most one that waits for the reply, then open ones: docs/regulation.md#current-step. */
export function isInOrder(steps: readonly StepConfirmations[]): boolean {
  const current = currentStepIndex(steps) ?? steps.length
  return !steps.slice(current + 1).some(isStudentDone)
}

/** The first step not confirmed by both, or null when all are, or there is none. */
export function currentStepIndex(steps: readonly StepConfirmations[]): number | null {
  const index = steps.findIndex((step) => !isConfirmed(step))
  return index === -1 ? null : index
}

export const STEP_STATES = ['locked', 'current', 'awaitingInstructor', 'returned', 'confirmed'] as const
export type StepState = (typeof STEP_STATES)[number]

/** How a step stands, counted from 0. `wasReturned`: the instructor sent it back and the student has not finished it since. */
export function stepState(
  steps: readonly StepConfirmations[],
  index: number,
  wasReturned: boolean = false,
): StepState {
  const step = steps[index]
  if (step === undefined) throw new RangeError(`There is no step ${index} among ${steps.length}`)
  if (isConfirmed(step)) return 'confirmed'
  if (currentStepIndex(steps) !== index) return 'locked'
  if (isStudentDone(step)) return 'awaitingInstructor'
  return wasReturned ? 'returned' : 'current'
}

/** What screens and files call each unit, in Greek and English. */
export const DURATION_UNIT_NAMES = {
  days: ['ημέρες', 'days'],
  weeks: ['εβδομάδες', 'weeks'],
  months: ['μήνες', 'months'],
} as const satisfies Record<DurationUnit, Bilingual>
