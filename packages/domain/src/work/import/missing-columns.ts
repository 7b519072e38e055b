import type { ImportField } from './import-columns.ts'
import type { Fault } from './row-outcomes.ts'

/** A column that the file does not have, and how many of its rows need it. */
export interface MissingColumn {
  field: ImportField
  rows: number
}

interface Row {
  faults: readonly Fault<string>[]
}

/** A column that every row needs is missed in each, whatever the rules of the form say. */
export function missedIn<One extends Row>(rows: readonly One[], missing: readonly ImportField[]): One[] {
  const asked = missing.map((field) => ({ field, code: 'required' }))
  return rows.map((row) => ({
    ...row,
    faults: [
      ...row.faults,
      ...asked.filter(({ field }) => row.faults.every((fault) => fault.field !== field)),
    ],
  }))
}

/**
 * What rows lack for want of a column is said once for the file: of each row one fault of that kind remains, by a code of
 * its own.
 */
export function gatherMissing<One extends Row>(
  rows: readonly One[],
  fields: ReadonlySet<ImportField>,
): { rows: One[]; missing: MissingColumn[] } {
  const counts = new Map<ImportField, number>()
  const gathered = rows.map((row) => {
    const isOfColumn = ({ field, code }: Fault<string>) => code === 'required' && !fields.has(field)
    const ofColumns = row.faults.filter(isOfColumn)
    const [first] = ofColumns
    if (first === undefined) return row
    for (const { field } of ofColumns) counts.set(field, (counts.get(field) ?? 0) + 1)
    const others = row.faults.filter((fault) => !isOfColumn(fault))
    const faults = others.length > 0 ? others : [{ field: first.field, code: 'column_missing' }]
    return { ...row, faults }
  })
  return { rows: gathered, missing: [...counts].map(([field, count]) => ({ field, rows: count })) }
}
