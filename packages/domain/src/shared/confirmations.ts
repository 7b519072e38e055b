/** The two confirmations of a step: the student finishes it, then the instructor accepts it. Moments are ISO strings in UTC. */
export interface StepConfirmations {
  studentConfirmedAt: string | null
  instructorConfirmedAt: string | null
}

export const isStudentDone = (step: StepConfirmations): boolean => step.studentConfirmedAt !== null

/** Confirmed by both. */
export const isConfirmed = (step: StepConfirmations): boolean =>
  step.studentConfirmedAt !== null && step.instructorConfirmedAt !== null

/** There is at least one step, and all are confirmed by both. */
export function allConfirmed(steps: readonly StepConfirmations[]): boolean {
  return steps.length > 0 && steps.every(isConfirmed)
}
