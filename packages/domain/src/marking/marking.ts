import { type Fraction, isAtLeast, mean, roundHalfUp, weightedMean, whole } from './fraction.ts'
import type { Hundredths, MarkedBy, MarkingPart, MarkingRules } from './marking-rules.ts'

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
  /** The own mark of each member, in the order given. */
  members: Hundredths[]
}

/** Whether a seat marks a part. */
export function marksPart(seat: Seat, by: MarkedBy): boolean {
  if (by === 'everyone') return true
  return by === 'supervisor' ? seat === 'supervisor' : seat === 'member'
}

/** What a member's values of a part come to, in the steps that a member may give. */
export function partMark({ criteria }: MarkingPart, given: PartMark, rules: MarkingRules): Hundredths {
  if (typeof given === 'number') return given
  const values = criteria.map(({ key, weight }) => ({ weight, value: whole(given[key] ?? 0) }))
  return roundHalfUp(weightedMean(values), rules.memberStep)
}

/** The mark that the minutes say of a member: the mean of the parts that he or she marks. */
export function ownMark(mark: MemberMark, rules: MarkingRules): Hundredths {
  const parts = rules.parts
    .filter(({ by }) => marksPart(mark.seat, by))
    .map((part) => ({ weight: part.weight, value: whole(valueGiven(part, mark, rules)) }))
  return roundHalfUp(weightedMean(parts), rules.memberStep)
}

/** Whether the members are asked once more, before anything is opened. */
export function isSpreadTooWide(marks: readonly MemberMark[], rules: MarkingRules): boolean {
  if (rules.spread === null) return false
  const own = marks.map((mark) => ownMark(mark, rules))
  return Math.max(...own) - Math.min(...own) > rules.spread
}

/** The mark of the thesis from those of all who were present. Each part is marked by somebody of them. */
export function openMarks(marks: readonly MemberMark[], rules: MarkingRules): MarkingResult {
  const parts = rules.parts.map((part) => {
    const values = marks
      .filter(({ seat }) => marksPart(seat, part.by))
      .map((mark) => whole(valueGiven(part, mark, rules)))
    return { weight: part.weight, value: mean(values) }
  })
  const exact = weightedMean(parts)
  const members = marks.map((mark) => ownMark(mark, rules))
  const rounded = roundHalfUp(exact, rules.finalStep)
  const isPassed = reachesPass(exact, rounded, rules) && hasPassers(members, rules)
  return { exact, final: isPassed ? rounded : failedMark(rounded, rules), isPassed, members }
}

function valueGiven(part: MarkingPart, { parts }: MemberMark, rules: MarkingRules): Hundredths {
  const given = parts[part.key]
  if (given === undefined) throw new Error(`the mark has no part ${part.key}`)
  return partMark(part, given, rules)
}

function reachesPass(exact: Fraction, rounded: Hundredths, { pass, roundingMayPass }: MarkingRules): boolean {
  return isAtLeast(exact, pass) || (roundingMayPass && rounded >= pass)
}

function hasPassers(members: readonly Hundredths[], { minPassers }: MarkingRules): boolean {
  if (minPassers === null) return true
  return members.filter((own) => own >= minPassers.at).length >= minPassers.count
}

/** A thesis that failed has no mark that passes: it gets the highest step below. */
function failedMark(rounded: Hundredths, { pass, finalStep }: MarkingRules): Hundredths {
  return rounded < pass ? rounded : Math.max(0, Math.floor((pass - 1) / finalStep) * finalStep)
}
