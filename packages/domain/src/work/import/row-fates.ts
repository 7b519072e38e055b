import { foldGreek } from '../../shared/greek-text.ts'
import type { ImportField } from './import-columns.ts'
import type { RowFate } from './import-kind.ts'

/** What people read of a record, field by field. */
export type Shown = Partial<Record<ImportField, string | null>>

export interface Fault<Code extends string> {
  field: ImportField
  code: Code
  limit?: number
}

/** What can be wrong with a row beside its values. */
export type ComparisonFault = 'taken' | 'twice_in_file' | 'fixed_here'

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
  /** Null where there are faults. */
  values: Values | null
}

export interface FatedRow<Values, Code extends string> {
  /** Null for what the file does not name. */
  line: number | null
  label: string
  fate: RowFate
  shown: Shown
  /** Only the fields that change. */
  before: Shown | null
  faults: readonly Fault<Code | ComparisonFault>[]
  known: Known<Values> | null
  values: Values | null
}

export interface Comparison<Values, Code extends string> {
  rows: FatedRow<Values, Code>[]
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

  function fateOf(row: Judged<Values, Code>): FatedRow<Values, Code> {
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
    const fated = { line, label, shown, before: null, faults, known: own ?? null, values }
    if (faults.length > 0) return { ...fated, fate: 'faulty' }
    if (own === undefined) return { ...fated, fate: 'new' }
    const changed = fields.compared.filter((field) => isOther(shown[field], own.shown[field]))
    if (changed.length === 0) return { ...fated, fate: 'same' }
    const before = Object.fromEntries(changed.map((field) => [field, own.shown[field] ?? null]))
    return { ...fated, fate: 'changed', before }
  }

  const rows = judged.map(fateOf)
  const scopes = new Set(judged.map(({ scope }) => scope))
  const about = known.filter(({ isForeign, scope }) => !isForeign && scopes.has(scope))
  const missing = about
    .filter((record) => !named.has(record))
    .map(
      (record): FatedRow<Values, Code> => ({
        line: null,
        label: record.label,
        fate: 'missing',
        shown: record.shown,
        before: null,
        faults: [],
        known: record,
        values: null,
      }),
    )
  return { rows: [...rows, ...missing], knownCount: about.length }
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
