export const DURATION_UNITS = ['days', 'weeks', 'months'] as const
export type DurationUnit = (typeof DURATION_UNITS)[number]

export interface Duration {
  amount: number
  unit: DurationUnit
}

/** The two confirmations of a step: the student finishes it, then the instructor accepts it. Moments are ISO strings in UTC. */
export interface StepConfirmations {
  studentConfirmedAt: string | null
  instructorConfirmedAt: string | null
}

export interface StepFacts extends StepConfirmations {
  duration: Duration
}
