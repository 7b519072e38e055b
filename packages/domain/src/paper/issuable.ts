import { type ThesisFacts, thesisState } from '../thesis/thesis.ts'
import type { PaperKind } from './paper-facts.ts'

/** Papers about one thesis; the others are about a person. */
export const THESIS_PAPER_KINDS = [
  'minutes',
  'minutes_blank',
  'announcement',
  'application',
  'completion',
  'declaration',
] as const satisfies readonly PaperKind[]
export type ThesisPaperKind = (typeof THESIS_PAPER_KINDS)[number]

/** What a paper needs before it can be issued. */
export const PAPER_NEEDS = ['rulebook', 'student', 'examination', 'marks', 'pass'] as const
export type PaperNeed = (typeof PAPER_NEEDS)[number]

export interface IssuingFacts {
  thesis: ThesisFacts
  /** The thesis was accepted under a rule book. */
  hasRulebook: boolean
  /** The newest that was not cancelled; null before one is planned. */
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

const MISSING: Readonly<Record<ThesisPaperKind, (facts: IssuingFacts) => PaperNeed | null>> = {
  application: () => null,
  declaration: () => null,
  announcement: ({ examination }) => (examination?.isAhead === true ? null : 'examination'),
  minutes_blank: ({ examination }) => (examination === null ? 'examination' : null),
  minutes: ({ examination }) => {
    if (examination === null) return 'examination'
    return examination.areMarksOpen ? null : 'marks'
  },
  completion: ({ isPassed }) => (isPassed ? null : 'pass'),
}
