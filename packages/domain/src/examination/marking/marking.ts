import type {
  Hundredths,
  MarkedBy,
  MarkingPart,
  MarkingRules,
} from '../../department/rulebook/marking-rules.ts'
import type { Failure } from '../../thesis/thesis/failure.ts'
import { LOWEST_MARK } from '../../thesis/thesis/mark.ts'
import { type Fraction, isAtLeast, mean, roundHalfUp, weightedMean, whole } from './fraction.ts'

export type Seat = 'supervisor' | 'member'

/** What a member gives for a part: one value, or one for each criterion by its key. */
export type PartMark = Hundredths | Readonly<Record<string, Hundredths>>

export interface MemberMark {
  seat: Seat
  /** By the key of each part that the seat marks. */
  parts: Readonly<Record<string, PartMark>>
}

/** What an examination came to; with corrections, the thesis passes when they are accepted. */
export const OUTCOMES = ['passed', 'failed', 'corrections'] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface MarkingResult {
  exact: Fraction
  final: Hundredths
  isPassed: boolean
  /** Null where it is passed. */
  failure: Failure | null
  /** The own mark of each member, in the order given. */
  members: Hundredths[]
}

/** Whether a seat marks a part. */
export function marksPart(seat: Seat, by: MarkedBy): boolean {
  if (by === 'everyone') return true
  return by === 'supervisor' ? seat === 'supervisor' : seat === 'member'
}

/** The parts that a seat marks. A part of no weight counts for nothing, so no member marks it. */
export function partsOf(seat: Seat, { parts }: Pick<MarkingRules, 'parts'>): MarkingPart[] {
  return parts.filter(({ weight, by }) => weight > 0 && marksPart(seat, by))
}

/** What a member's values of a part come to, in the steps that a member may give. */
export function partMark({ criteria }: MarkingPart, given: PartMark, rules: MarkingRules): Hundredths {
  if (typeof given === 'number') return given
  const values = criteria.map(({ key, weight }) => ({ weight, value: whole(given[key] ?? 0) }))
  return roundHalfUp(weightedMean(values), rules.memberStep)
}

/** The mark that the minutes say of a member: the mean of the parts that he or she marks. */
export function ownMark(mark: MemberMark, rules: MarkingRules): Hundredths {
  return roundHalfUp(ownMean(mark, rules), rules.memberStep)
}

/** The same before it is rounded. */
export function ownMean(mark: MemberMark, rules: MarkingRules): Fraction {
  const parts = partsOf(mark.seat, rules).map((part) => ({
    weight: part.weight,
    value: whole(valueGiven(part, mark, rules)),
  }))
  return weightedMean(parts)
}

/** Whether the members are asked once more, before anything is opened. */
export function isSpreadTooWide(marks: readonly MemberMark[], rules: MarkingRules): boolean {
  if (rules.spread === null) return false
  const own = marks.map((mark) => ownMark(mark, rules))
  return Math.max(...own) - Math.min(...own) > rules.spread
}

/** The mark of the thesis from those of all who were present. A part that none of them marks is left out. */
export function openMarks(marks: readonly MemberMark[], rules: MarkingRules): MarkingResult {
  const parts = rules.parts.flatMap((part) => {
    const values = marks
      .filter(({ seat }) => partsOf(seat, rules).includes(part))
      .map((mark) => whole(valueGiven(part, mark, rules)))
    return values.length === 0 ? [] : [{ weight: part.weight, value: mean(values) }]
  })
  const exact = weightedMean(parts)
  const members = marks.map((mark) => ownMark(mark, rules))
  const rounded = roundHalfUp(exact, rules.finalStep)
  const failure = failureOf(reachesPass(exact, rounded, rules), members, rules)
  const isPassed = failure === null
  return { exact, final: isPassed ? rounded : failedMark(rounded, rules), isPassed, failure, members }
}

function valueGiven(part: MarkingPart, { parts }: MemberMark, rules: MarkingRules): Hundredths {
  const given = parts[part.key]
  if (given === undefined) throw new Error(`the mark has no part ${part.key}`)
  return partMark(part, given, rules)
}

function reachesPass(exact: Fraction, rounded: Hundredths, { pass, roundingMayPass }: MarkingRules): boolean {
  return isAtLeast(exact, pass) || (roundingMayPass && rounded >= pass)
}

/** A mean that is too low is said before anything else. */
function failureOf(
  isMeanEnough: boolean,
  members: readonly Hundredths[],
  { pass, minPassers }: MarkingRules,
): Failure | null {
  if (!isMeanEnough) return { cause: 'mean', pass }
  if (minPassers === null) return null
  const passers = members.filter((own) => own >= minPassers.at).length
  return passers >= minPassers.count ? null : { cause: 'passers', passers, ...minPassers }
}

/** A thesis that failed has no mark that passes: it gets the highest step below. */
function failedMark(rounded: Hundredths, { pass, finalStep }: MarkingRules): Hundredths {
  return rounded < pass ? rounded : Math.max(0, Math.floor((pass - 1) / finalStep) * finalStep)
}

/** Corrections that the committee asked for are the outcome only of a thesis that passes. */
export function outcomeOf({ isPassed }: Pick<MarkingResult, 'isPassed'>, asksCorrections: boolean): Outcome {
  if (!isPassed) return 'failed'
  return asksCorrections ? 'corrections' : 'passed'
}

/** «Καλώς», «Λίαν καλώς», «Άριστα». */
export const MARK_CLASSES = ['good', 'very_good', 'excellent'] as const
export type MarkClass = (typeof MARK_CLASSES)[number]

/** Null of a failure, whatever its mark, and below the least that departments call good. */
export function markClass(mark: Hundredths, outcome: Outcome): MarkClass | null {
  if (outcome === 'failed' || mark < 500) return null
  if (mark < 650) return 'good'
  return mark < 850 ? 'very_good' : 'excellent'
}

/** The mark of a thesis is a whole number: half up, and never below the lowest. */
export function wholeMark(mark: Hundredths): number {
  return Math.max(LOWEST_MARK, Math.floor((mark + 50) / 100))
}
