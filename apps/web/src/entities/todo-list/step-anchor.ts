/** A step on the page of its thesis, or its comments. */
export type StepPart = 'step' | 'conversation'

/** What stands behind the `#` of an address that leads to a step. */
export function stepAnchor(stepId: number, part: StepPart): string {
  return `${part}-${stepId}`
}

/** The step that an address names; null when it names none. */
export function readStepAnchor(hash: string): { stepId: number; part: StepPart } | null {
  const [, part, digits] = /^#(step|conversation)-([1-9]\d{0,9})$/.exec(hash) ?? []
  return part === undefined ? null : { stepId: Number(digits), part: part as StepPart }
}
