import type { FieldErrorCode } from '@diatrivi/contract/errors'
import { FIELD_ERROR_CODES } from '@diatrivi/contract/errors'
import { plainNames } from '@diatrivi/contract/wire-names'
import { IMPORT_FIELD_NAMES } from '@diatrivi/contract/work/import/import.names'
import type { ImportField } from '@diatrivi/domain/work/import/import-columns'
import type { FileRecord, Records } from '@diatrivi/domain/work/import/read-records'
import type { Fault, Shown } from '@diatrivi/domain/work/import/row-fates'
import type { z } from 'zod'

type Cells = FileRecord['cells']

const FIELD_OF_WIRE: Readonly<Record<string, ImportField>> = plainNames(IMPORT_FIELD_NAMES)
const CODES: ReadonlySet<string> = new Set(FIELD_ERROR_CODES)

/** A row as the form of the same thing would send it. */
export function wireBody(cells: Cells): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cells).map(([field, text]) => [IMPORT_FIELD_NAMES[field as ImportField], text]),
  )
}

/** What the schema of the form finds wrong: one fault a column. */
export function faultsOf(error: z.ZodError | undefined): Fault<FieldErrorCode>[] {
  const faults = new Map<ImportField, Fault<FieldErrorCode>>()
  for (const issue of error?.issues ?? []) {
    const field = issue.path.map((part) => FIELD_OF_WIRE[String(part)]).find((known) => known !== undefined)
    if (field === undefined || faults.has(field)) continue
    const code = CODES.has(issue.message) ? (issue.message as FieldErrorCode) : 'invalid'
    const limit = issue.code === 'too_big' ? { limit: Number(issue.maximum) } : {}
    faults.set(field, { field, code, ...limit })
  }
  return [...faults.values()]
}

/** The recognised columns of a file. */
export function fieldsOf({ columns }: Pick<Records, 'columns'>): Set<ImportField> {
  return new Set(columns.flatMap(({ field }) => (field === null ? [] : [field])))
}

/** What is shown of a record, in the columns of the file alone. */
export function shownIn(fields: ReadonlySet<ImportField>, shown: Shown): Shown {
  return Object.fromEntries(Object.entries(shown).filter(([field]) => fields.has(field as ImportField)))
}
