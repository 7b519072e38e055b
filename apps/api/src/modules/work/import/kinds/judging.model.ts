import type { FieldErrorCode } from '@diatrivi/contract/errors'
import { FIELD_ERROR_CODES } from '@diatrivi/contract/errors'
import { plainNames } from '@diatrivi/contract/wire-names'
import { IMPORT_FIELD_NAMES } from '@diatrivi/contract/work/import/import.names'
import { betterSpelling } from '@diatrivi/domain/work/import/better-spelling'
import { partFullName } from '@diatrivi/domain/work/import/full-name'
import type { ImportField } from '@diatrivi/domain/work/import/import-columns'
import { type FileRecord, fieldsIn, type Records } from '@diatrivi/domain/work/import/read-records'
import type { Doubt, Fault, Shown } from '@diatrivi/domain/work/import/row-outcomes'
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
    const code = codeOf(issue)
    const limit = issue.code === 'too_big' ? { limit: Number(issue.maximum) } : {}
    faults.set(field, { field, code, ...limit })
  }
  return [...faults.values()]
}

/** A form offers its words and days; a file is told which are taken. */
function codeOf({ code, message }: z.core.$ZodIssue): FieldErrorCode {
  if (code === 'invalid_value' && message === 'invalid') return 'unknown_word'
  if (message === 'invalid_date') return 'day_form'
  return CODES.has(message) ? (message as FieldErrorCode) : 'invalid'
}

/** The recognised columns of a file. */
export function fieldsOf({ columns }: Pick<Records, 'columns'>): Set<ImportField> {
  return fieldsIn(columns)
}

/** What is shown of a record, in the columns of the file alone. */
export function shownIn(fields: ReadonlySet<ImportField>, shown: Shown): Shown {
  return Object.fromEntries(Object.entries(shown).filter(([field]) => fields.has(field as ImportField)))
}

/** The cells with a name as it is spelt here, where the file spells it with less: in capitals, without accents. */
export function spelledAsKnown(cells: Cells, known: Partial<Record<ImportField, string | undefined>>): Cells {
  const better = Object.entries(known).flatMap(([field, name]) => {
    const given = cells[field as ImportField]
    return given === undefined || name === undefined ? [] : [[field, betterSpelling(name, given)]]
  })
  return { ...cells, ...Object.fromEntries(better) }
}

/** A full name with more than one way to part it, for a person to look at. */
export function doubtsOfName({ fullName = '', surname = '', firstName = '' }: Cells): Doubt[] {
  if (!partFullName(fullName).isUnsure) return []
  return [{ field: 'fullName', code: 'name_parted', text: `${surname} / ${firstName}` }]
}
