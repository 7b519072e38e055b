/** A mark in hundredths: 850 is 8.50. Marks are never binary fractions. */
export type Hundredths = number

export const HIGHEST_MARK: Hundredths = 1000

/** The distances between marks that may be given. */
export const MARK_STEPS = [100, 50, 25, 10, 1] as const satisfies readonly Hundredths[]
export type MarkStep = (typeof MARK_STEPS)[number]

/** Who marks a part; `members` are those of the committee without the supervisor. */
export const MARKED_BY = ['supervisor', 'members', 'everyone'] as const
export type MarkedBy = (typeof MARKED_BY)[number]

export interface MarkingPart {
  key: string
  /** As the mark sheet and the minutes name it. */
  label: string
  /** A whole number; all of them need not make 100. */
  weight: number
  by: MarkedBy
  /** Empty where the part is marked as a whole. */
  criteria: readonly { key: string; label: string; weight: number }[]
}

export interface MarkingRules {
  /** At least one, and some weight above nought. */
  parts: readonly MarkingPart[]
  /** The step of the marks that a member writes. */
  memberStep: MarkStep
  /** The step of the mark of the thesis. */
  finalStep: MarkStep
  /** The least that passes. */
  pass: Hundredths
  /** How many members have to give at least how much, besides. */
  minPassers: { count: number; at: Hundredths } | null
  /** Whether rounding up may make a thesis pass that the exact mean does not. */
  roundingMayPass: boolean
  /** Members whose own marks lie further apart are asked once more before the opening. */
  spread: Hundredths | null
}

/** One part for everybody, in halves, passed by five. */
export const USUAL_MARKING: MarkingRules = {
  parts: [{ key: 'whole', label: 'Εργασία', weight: 100, by: 'everyone', criteria: [] }],
  memberStep: 50,
  finalStep: 50,
  pass: 500,
  minPassers: null,
  roundingMayPass: false,
  spread: null,
}
