import { canonicalJson } from '../../shared/canonical-json.ts'
import type { PaperFacts, PaperKind } from './paper-facts.ts'

/** True of the day on which a paper was issued, and for good: what changes later makes no old paper wrong. */
const RANKS = ['members.*.rank', 'member.rank', 'supervisor.rank', 'instructor.rank']

/** The same, and a reason to issue the paper again: who heads the department, and how people want to be addressed. */
const REASONS_TO_REISSUE = [
  'head',
  'headFormOfAddress',
  'student.formOfAddress',
  'supervisor.formOfAddress',
  'instructor.formOfAddress',
  'member.formOfAddress',
  'members.*.formOfAddress',
]

/** What a paper is not compared by: what was true of its day, and what its facts hold and the paper does not print. */
const LEFT_OUT: Readonly<Record<PaperKind, readonly string[]>> = {
  // Why it was failed follows from the marks.
  minutes: [...RANKS, 'failure'],
  minutes_blank: RANKS,
  announcement: [
    ...RANKS,
    'student.registryNumber',
    'thesis.programme',
    'examination.attempt',
    'members.*.role',
  ],
  application: [...RANKS, 'student.semester'],
  supervision: RANKS,
  completion: RANKS,
  declaration: [],
  summons: RANKS,
  sheet: [...RANKS, 'committeeDecision', 'examination.isPublic', 'examination.link'],
}

type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue }

/** What two papers are compared by, in the one canonical way. */
export function comparedFacts(facts: PaperFacts): string {
  return canonicalWithout(facts, [...LEFT_OUT[facts.kind], ...REASONS_TO_REISSUE])
}

/** By what a paper would be issued again: what it is compared by, and what makes the paper before no wrong one. */
export function reissuedFacts(facts: PaperFacts): string {
  return canonicalWithout(facts, LEFT_OUT[facts.kind])
}

function canonicalWithout(facts: PaperFacts, leftOut: readonly string[]): string {
  const paths = leftOut.map((path) => path.split('.'))
  return canonicalJson(paths.reduce(without, JSON.parse(canonicalJson(facts)) as JsonValue))
}

/** The value without what stands at the path; `*` stands for every item of a list. */
function without(value: JsonValue, [name, ...rest]: readonly string[]): JsonValue {
  if (name === undefined || typeof value !== 'object' || value === null) return value
  if (isList(value)) return name === '*' ? value.map((item) => without(item, rest)) : value
  const inner = value[name]
  if (inner === undefined) return value
  const { [name]: _left, ...others } = value
  return rest.length === 0 ? others : { ...value, [name]: without(inner, rest) }
}

const isList = (value: object): value is readonly JsonValue[] => Array.isArray(value)
