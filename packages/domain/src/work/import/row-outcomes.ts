import { foldGreek } from '../../shared/greek-text.ts'
import type { ImportField } from './import-columns.ts'
import type { RowOutcome } from './import-kind.ts'

/** What people read of a record, field by field. */
export type Shown = Partial<Record<ImportField, string | null>>

export interface Fault<Code extends string> {
  field: ImportField
  code: Code
  limit?: number
}

/** What can be wrong with a row beside its values. */
export type ComparisonFault = 'taken' | 'twice_in_file' | 'fixed_here'

/** What is no fault, and is not written without a yes: it may make a value worse, or a person twice. */
export const DOUBT_CODES = [
  'would_be_emptied',
  'other_name',
  'namesake_known',
  'namesake_in_file',
  'nearly_twice_in_file',
  'name_parted',
  'deadline_over',
] as const
export type DoubtCode = (typeof DOUBT_CODES)[number]

export interface Doubt {
  field: ImportField
  code: DoubtCode
  /** A line of the file. */
  limit?: number
  /** What is there: a name, an address. */
  text?: string
}

/** A value that no two records share. */
export interface Key {
  field: ImportField
  value: string
}

/** A record that is there already. */
export interface Known<Values> {
  id: number
  version: number
  label: string
  shown: Shown
  /** The first says which record it is. */
  keys: readonly [Key, ...Key[]]
  /** A record of another kind: it takes its keys from the others, and is never changed here. */
  isForeign: boolean
  /** What a file must name to be about this record, a department for instance. */
  scope: string
  values: Values
}

/** A row of the file whose values have been judged. */
export interface Judged<Values, Code extends string> {
  line: number
  label: string
  shown: Shown
  keys: readonly [Key, ...Key[]] | null
  scope: string | null
  faults: readonly Fault<Code>[]
  /** What a kind finds; what follows from the comparison is added. */
  doubts?: readonly Doubt[]
  /** Null where there are faults. */
  values: Values | null
}

export interface ComparedRow<Values, Code extends string> {
  /** Null for what the file does not name. */
  line: number | null
  label: string
  outcome: RowOutcome
  shown: Shown
  /** Only the fields that change. */
  before: Shown | null
  faults: readonly Fault<Code | ComparisonFault>[]
  /** None of a faulty row. */
  doubts: readonly Doubt[]
  known: Known<Values> | null
  values: Values | null
}

export interface Comparison<Values, Code extends string> {
  rows: ComparedRow<Values, Code>[]
  /** Records that the file is about. */
  knownCount: number
}

export interface ComparedFields {
  /** The fields of the file, without those that are fixed. */
  compared: readonly ImportField[]
  fixed: readonly ImportField[]
}

/** What becomes of every row of a file, and which records of its scopes it does not name. */
export function compareRows<Values, Code extends string>(
  judged: readonly Judged<Values, Code>[],
  known: readonly Known<Values>[],
  fields: ComparedFields,
): Comparison<Values, Code> {
  const byKey = new Map(known.flatMap((record) => record.keys.map((key) => [nameOf(key), record] as const)))
  const lineOfKey = new Map<string, number>()
  const named = new Set<Known<Values>>()

  function outcomeOf(row: Judged<Values, Code>): ComparedRow<Values, Code> {
    const { line, label, shown, keys, values } = row
    const match = keys === null ? undefined : byKey.get(nameOf(keys[0]))
    const own = match?.isForeign ? undefined : match
    if (own !== undefined) named.add(own)
    const faults = [
      ...row.faults,
      ...twiceInFile(keys ?? [], line, lineOfKey),
      ...takenByOthers(keys ?? [], own, byKey),
      ...(own === undefined ? [] : fixedFaults(shown, own.shown, fields.fixed)),
    ]
    const { doubts = [] } = row
    const compared = { line, label, shown, before: null, faults, doubts, known: own ?? null, values }
    if (faults.length > 0) return { ...compared, doubts: [], outcome: 'faulty' }
    if (own === undefined) return { ...compared, outcome: 'new' }
    const changed = fields.compared.filter((field) => isOther(shown[field], own.shown[field]))
    if (changed.length === 0) return { ...compared, outcome: 'same' }
    const before = Object.fromEntries(changed.map((field) => [field, own.shown[field] ?? null]))
    return {
      ...compared,
      outcome: 'changed',
      before,
      doubts: [...doubts, ...doubtsOfChange(shown, before, own)],
    }
  }

  const rows = judged.map(outcomeOf)
  const scopes = new Set(judged.map(({ scope }) => scope))
  const about = known.filter(({ isForeign, scope }) => !isForeign && scopes.has(scope))
  const missing = about
    .filter((record) => !named.has(record))
    .map(
      (record): ComparedRow<Values, Code> => ({
        line: null,
        label: record.label,
        outcome: 'missing',
        shown: record.shown,
        before: null,
        faults: [],
        doubts: [],
        known: record,
        values: null,
      }),
    )
  return { rows: [...rows, ...missing], knownCount: about.length }
}

/** Values that would be gone, and another name for a person who is known by the address. */
function doubtsOfChange(shown: Shown, before: Shown, { label }: { label: string }): Doubt[] {
  const fields = Object.keys(before) as ImportField[]
  const emptied = fields
    .filter((field) => before[field] && !shown[field])
    .map((field): Doubt => ({ field, code: 'would_be_emptied' }))
  const renamed = fields.find(
    (field) => (field === 'surname' || field === 'firstName') && before[field] && shown[field],
  )
  return renamed === undefined ? emptied : [...emptied, { field: renamed, code: 'other_name', text: label }]
}

const nameOf = ({ field, value }: Key) => `${field} ${value}`

function twiceInFile(keys: readonly Key[], line: number, lines: Map<string, number>) {
  return keys.flatMap((key): Fault<ComparisonFault>[] => {
    const first = lines.get(nameOf(key))
    if (first !== undefined) return [{ field: key.field, code: 'twice_in_file', limit: first }]
    lines.set(nameOf(key), line)
    return []
  })
}

function takenByOthers<Values>(
  keys: readonly Key[],
  own: Known<Values> | undefined,
  byKey: ReadonlyMap<string, Known<Values>>,
): Fault<ComparisonFault>[] {
  return keys.flatMap((key): Fault<ComparisonFault>[] => {
    const holder = byKey.get(nameOf(key))
    return holder === undefined || holder === own ? [] : [{ field: key.field, code: 'taken' }]
  })
}

function fixedFaults(shown: Shown, before: Shown, fixed: readonly ImportField[]): Fault<ComparisonFault>[] {
  return fixed.flatMap((field): Fault<ComparisonFault>[] => {
    const [asked, kept] = [shown[field], before[field]]
    if (!asked || !kept || foldGreek(asked) === foldGreek(kept)) return []
    return [{ field, code: 'fixed_here' }]
  })
}

/** Missing and null are the same nothing. */
const isOther = (one: string | null | undefined, other: string | null | undefined) =>
  (one ?? null) !== (other ?? null)
