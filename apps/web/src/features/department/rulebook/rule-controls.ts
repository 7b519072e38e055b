import {
  DECLARATION_MAX,
  LEGAL_BASIS_MAX,
  PAPER_HEADER_MAX,
  PAPER_PLACE_MAX,
  SIGNER_OFFICE_MAX,
} from '@diatrivi/contract/limits'
import {
  type Bounds,
  RULE_BOUNDS as bounds,
  RULE_CHOICES as choices,
} from '@diatrivi/domain/department/rulebook/rule-bounds'
import type { RuleGroup } from '@diatrivi/domain/department/rulebook/rule-sentences'
import { COMPANY_CHOICES, type Rules, STUDENT_NAMES } from '@diatrivi/domain/department/rulebook/rules'
import { m } from '../../../paraglide/messages.js'

/** How a setting is set. A choice shows the sentence of each of its values, so that it says what choosing it means. */
export type RuleControl =
  | { kind: 'number'; min: number; max: number; mayBeOff: boolean }
  | { kind: 'mark'; mayBeOff: boolean }
  | { kind: 'choice'; values: readonly (string | number | boolean)[] }
  /** Empty where the usual is wanted; the example says how it is to be written. */
  | { kind: 'text'; max: number; rows: number; example: () => string }
  | { kind: 'categories' | 'windows' | 'parts' | 'passers' }

const number = ([min, max]: Bounds): RuleControl => ({ kind: 'number', min, max, mayBeOff: false })
const limit = ([min, max]: Bounds): RuleControl => ({ kind: 'number', min, max, mayBeOff: true })
const choice = (...values: (string | number | boolean)[]): RuleControl => ({ kind: 'choice', values })
/** A choice of every number between the bounds, for a rule of few. */
const each = ([min, max]: Bounds) =>
  choice(...Array.from({ length: max - min + 1 }, (_none, place) => min + place))
const text = (max: number, rows: number, example: () => string): RuleControl => ({
  kind: 'text',
  max,
  rows,
  example,
})
const mode = choice('warn', 'refuse')
const yesOrNo = choice(true, false)

/** In the order of a thesis's life, as the editor shows them. The bounds are those of the API. */
export const RULE_CONTROLS: { [Group in RuleGroup]: Record<keyof Rules[Group], RuleControl> } = {
  eligibility: {
    minSemester: limit(bounds.eligibility.minSemester),
    minCourses: limit(bounds.eligibility.minCourses),
    maxOwedCourses: limit(bounds.eligibility.maxOwedCourses),
    minCoursesPercent: limit(bounds.eligibility.minCoursesPercent),
    minEcts: limit(bounds.eligibility.minEcts),
    mode,
  },
  load: {
    maxInProgress: limit(bounds.load.maxInProgress),
    maxNewPerYear: limit(bounds.load.maxNewPerYear),
    mode,
  },
  topic: { students: each(bounds.topic.students), company: choice(...COMPANY_CHOICES) },
  committee: {
    size: choice(...choices.committee.size),
    categories: { kind: 'categories' },
    minFaculty: number(bounds.committee.minFaculty),
    maxOutside: each(bounds.committee.maxOutside),
    substitutes: each(bounds.committee.substitutes),
    proposedBy: choice('instructor', 'student'),
    answer: choice('asked', 'appointed'),
    answerDays: number(bounds.committee.answerDays),
    noImpediment: yesOrNo,
  },
  examination: {
    windows: { kind: 'windows' },
    windowMode: mode,
    minMonths: limit(bounds.examination.minMonths),
    noticeDays: number(bounds.examination.noticeDays),
    textDays: number(bounds.examination.textDays),
    minutes: number(bounds.examination.minutes),
    hasPresentation: yesOrNo,
    needsAllSteps: yesOrNo,
    isPublic: yesOrNo,
    quorum: limit(bounds.examination.quorum),
    attempts: each(bounds.examination.attempts),
    retryDays: number(bounds.examination.retryDays),
  },
  marking: {
    parts: { kind: 'parts' },
    memberStep: choice(...choices.marking.memberStep),
    finalStep: choice(...choices.marking.finalStep),
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
  catalogue: {
    isPublic: yesOrNo,
    studentNames: choice(...STUDENT_NAMES),
    hasPresentations: yesOrNo,
    isHarvested: yesOrNo,
  },
}
