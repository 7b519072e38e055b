import { canonicalJson } from '../../shared/canonical-json.ts'
import type { PaperFacts, PaperKind } from './paper-facts.ts'

/** True of the day on which a paper was issued, and for good: what changes later makes no old paper wrong. */
const RANKS = ['members.*.rank', 'member.rank', 'supervisor.rank', 'instructor.rank']

/**
 * What a paper is not compared by: what was true of its day, and what its facts hold and the paper does not print. A new
 * head is a reason to issue a certificate again, and makes none wrong.
 */
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
  supervision: [...RANKS, 'head'],
  completion: [...RANKS, 'head'],
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
  const paths = LEFT_OUT[facts.kind].map((path) => path.split('.'))
  return canonicalJson(paths.reduce(without, JSON.parse(canonicalJson(facts)) as JsonValue))
}

/** Who signs a certificate as the head of the department; null of all other papers. */
export function headOf(facts: PaperFacts): string | null {
  return 'head' in facts ? facts.head : null
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
