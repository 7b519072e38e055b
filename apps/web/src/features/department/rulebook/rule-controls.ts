import {
  DECLARATION_MAX,
  LEGAL_BASIS_MAX,
  PAPER_HEADER_MAX,
  PAPER_PLACE_MAX,
  SIGNER_OFFICE_MAX,
} from '@diatrivi/contract/limits'
import { MARK_STEPS } from '@diatrivi/domain/department/rulebook/marking-rules'
import type { RuleGroup } from '@diatrivi/domain/department/rulebook/rule-sentences'
import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import { m } from '../../../paraglide/messages.js'

/** How a setting is set. A choice shows the sentence of each of its values, so that it says what choosing it means. */
export type RuleControl =
  | { kind: 'number'; min: number; max: number; mayBeOff: boolean }
  | { kind: 'mark'; mayBeOff: boolean }
  | { kind: 'choice'; values: readonly (string | number | boolean)[] }
  /** Empty where the usual is wanted; the example says how it is to be written. */
  | { kind: 'text'; max: number; rows: number; example: () => string }
  | { kind: 'categories' | 'windows' | 'parts' | 'passers' }

const number = (min: number, max: number): RuleControl => ({ kind: 'number', min, max, mayBeOff: false })
const limit = (min: number, max: number): RuleControl => ({ kind: 'number', min, max, mayBeOff: true })
const choice = (...values: (string | number | boolean)[]): RuleControl => ({ kind: 'choice', values })
const text = (max: number, rows: number, example: () => string): RuleControl => ({
  kind: 'text',
  max,
  rows,
  example,
})
const mode = choice('warn', 'refuse')
const yesOrNo = choice(true, false)

/** In the order of a thesis's life, as the editor shows them. The API holds the same limits. */
export const RULE_CONTROLS: { [Group in RuleGroup]: Record<keyof Rules[Group], RuleControl> } = {
  eligibility: {
    minSemester: limit(1, 20),
    minCourses: limit(1, 200),
    maxOwedCourses: limit(0, 200),
    minCoursesPercent: limit(1, 100),
    minEcts: limit(1, 600),
    mode,
  },
  load: { maxInProgress: limit(1, 200), maxNewPerYear: limit(1, 200), mode },
  topic: { students: choice(1, 2, 3) },
  committee: {
    size: choice(0, 2, 3, 5, 7),
    categories: { kind: 'categories' },
    minFaculty: number(0, 7),
    maxOutside: choice(0, 1, 2),
    substitutes: choice(0, 1, 2),
    proposedBy: choice('instructor', 'student'),
    answer: choice('asked', 'appointed'),
    answerDays: number(1, 60),
    noImpediment: yesOrNo,
  },
  examination: {
    windows: { kind: 'windows' },
    windowMode: mode,
    minMonths: limit(1, 36),
    noticeDays: number(0, 60),
    textDays: number(0, 60),
    minutes: number(5, 480),
    hasPresentation: yesOrNo,
    needsAllSteps: yesOrNo,
    isPublic: yesOrNo,
    quorum: limit(2, 7),
    attempts: choice(1, 2, 3),
    retryDays: number(0, 180),
  },
  marking: {
    parts: { kind: 'parts' },
    memberStep: choice(...MARK_STEPS),
    finalStep: choice(...MARK_STEPS),
    pass: { kind: 'mark', mayBeOff: false },
    minPassers: { kind: 'passers' },
    roundingMayPass: yesOrNo,
    spread: { kind: 'mark', mayBeOff: true },
  },
  papers: {
    headerLines: text(PAPER_HEADER_MAX, 3, m.rulebook_header_lines_example),
    legalBasis: text(LEGAL_BASIS_MAX, 1, m.rulebook_legal_basis_example),
    signerOffice: text(SIGNER_OFFICE_MAX, 1, m.rulebook_signer_office_example),
    place: text(PAPER_PLACE_MAX, 1, m.rulebook_place_example),
    declaration: text(DECLARATION_MAX, 5, m.rulebook_declaration_example),
    attachFacts: yesOrNo,
  },
}
