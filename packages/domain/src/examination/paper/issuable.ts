import { type ThesisFacts, thesisState } from '../../thesis/thesis/thesis.ts'
import type { PaperKind } from './paper-facts.ts'

/** Papers about one thesis; the others are about a person. */
export const THESIS_PAPER_KINDS = [
  'minutes',
  'minutes_blank',
  'announcement',
  'application',
  'completion',
  'declaration',
  'summons',
  'sheet',
] as const satisfies readonly PaperKind[]
export type ThesisPaperKind = (typeof THESIS_PAPER_KINDS)[number]

/** Papers about one seat of the committee: there is one for each of its members. */
export const SEAT_PAPER_KINDS = ['summons', 'sheet'] as const satisfies readonly ThesisPaperKind[]
export type SeatPaperKind = (typeof SEAT_PAPER_KINDS)[number]
export type WholePaperKind = Exclude<ThesisPaperKind, SeatPaperKind>

export function isAboutSeat(kind: PaperKind): kind is SeatPaperKind {
  return (SEAT_PAPER_KINDS as readonly PaperKind[]).includes(kind)
}

/** Papers about one examination: another attempt has papers of its own. */
const EXAMINATION_PAPER_KINDS = [
  'minutes',
  'minutes_blank',
  'announcement',
  'summons',
  'sheet',
] as const satisfies readonly ThesisPaperKind[]

export function isAboutExamination(kind: PaperKind): boolean {
  return (EXAMINATION_PAPER_KINDS as readonly PaperKind[]).includes(kind)
}

/** Papers that say what was marked: they can be issued of an earlier attempt too. */
export function saysMarks(kind: ThesisPaperKind): boolean {
  return kind === 'minutes' || kind === 'sheet'
}

/** Papers of which a thesis has one, so that they can be issued for many theses at once. */
export const WHOLE_PAPER_KINDS = THESIS_PAPER_KINDS.filter(
  (kind): kind is WholePaperKind => !isAboutSeat(kind),
)

/** What a paper needs before it can be issued. */
export const PAPER_NEEDS = ['rulebook', 'student', 'examination', 'marks', 'pass'] as const
export type PaperNeed = (typeof PAPER_NEEDS)[number]

export interface IssuingFacts {
  thesis: ThesisFacts
  /** The thesis was accepted under a rule book. */
  hasRulebook: boolean
  /** The one that the paper is about; null where there is none. */
  examination: { isAhead: boolean; areMarksOpen: boolean } | null
  /** The examination was passed, with its corrections accepted, or the instructor marked alone. */
  isPassed: boolean
}

/** The first thing that a paper lacks; null where it can be issued: docs/regulation.md#issue-paper. */
export function missingFor(kind: ThesisPaperKind, facts: IssuingFacts): PaperNeed | null {
  if (!facts.hasRulebook) return 'rulebook'
  if (thesisState(facts.thesis) === 'ungiven') return 'student'
  return MISSING[kind](facts)
}

const whileAhead = ({ examination }: IssuingFacts): PaperNeed | null =>
  examination?.isAhead === true ? null : 'examination'

function onceOpened({ examination }: IssuingFacts): PaperNeed | null {
  if (examination === null) return 'examination'
  return examination.areMarksOpen ? null : 'marks'
}

const MISSING: Readonly<Record<ThesisPaperKind, (facts: IssuingFacts) => PaperNeed | null>> = {
  application: () => null,
  declaration: () => null,
  announcement: whileAhead,
  summons: whileAhead,
  minutes_blank: ({ examination }) => (examination === null ? 'examination' : null),
  minutes: onceOpened,
  sheet: onceOpened,
  completion: ({ isPassed }) => (isPassed ? null : 'pass'),
}
