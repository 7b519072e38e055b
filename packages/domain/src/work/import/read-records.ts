import { commonLetters } from '../../shared/common-form.ts'
import { withoutGuard } from '../../shared/formula.ts'
import { foldGreek, normaliseText } from '../../shared/greek-text.ts'
import { shownText, type TableCell, valueText } from '../../shared/table-cell.ts'
import type { ImportColumn, ImportField } from './import-columns.ts'

/** A file as it was read: its rows from the first on, empty ones too, so that a place in it can be named. */
export type Table = readonly (readonly TableCell[])[]

/** A column of the file, and what it was recognised as. */
export interface FileColumn {
  heading: string
  field: ImportField | null
}

export interface FileRecord {
  /** From 1, as spreadsheets number their rows. */
  line: number
  /** Only the recognised columns. Choices are the values that their words stand for. */
  cells: Partial<Record<ImportField, string>>
}

export interface Records {
  columns: FileColumn[]
  records: FileRecord[]
}

export type RecordsOutcome =
  | {
      kind: 'read'
      records: Records
      /** How many of the records stand in rows that the spreadsheet hides. */
      hidden: number
    }
  | { kind: 'noHeadings' }
  | { kind: 'columnsMissing'; fields: ImportField[] }

/** Titles and notes may stand above the headings. */
const HEADINGS_WITHIN = 20
const NO_LETTER_OR_DIGIT = /[^\p{L}\p{N}]/gu

/** What two spellings of a heading or of a word have in common, from whatever keyboard. */
export const spelling = (text: string): string =>
  commonLetters(foldGreek(text)).replace(NO_LETTER_OR_DIGIT, '')

/**
 * Finds the headings and reads what stands below them, in hidden rows too.
 * @param hiddenRows as the spreadsheet numbers them
 */
export function readRecords(
  table: Table,
  columns: readonly ImportColumn[],
  hiddenRows: ReadonlySet<number> = new Set(),
): RecordsOutcome {
  const candidates = table.slice(0, HEADINGS_WITHIN).map((row) => recognise(row.map(shownText), columns))
  const counts = candidates.map((row) => row.filter(({ field }) => field !== null).length)
  const most = Math.max(0, ...counts)
  if (most === 0) return { kind: 'noHeadings' }
  const headingsAt = counts.indexOf(most)
  const found = candidates[headingsAt] ?? []
  const missing = columns.filter(
    ({ field, isRequired }) => isRequired && !found.some((column) => column.field === field),
  )
  if (missing.length > 0) return { kind: 'columnsMissing', fields: missing.map(({ field }) => field) }
  const readers = readersOf(found, columns)
  const records = table.flatMap((row, index) =>
    index <= headingsAt || isBlank(row) ? [] : [{ line: index + 1, cells: cellsOf(row, readers) }],
  )
  const hidden = records.filter(({ line }) => hiddenRows.has(line)).length
  return { kind: 'read', records: { columns: found, records }, hidden }
}

/** The first column that has a heading is it; a second one of the same meaning is not recognised. */
function recognise(row: readonly string[], columns: readonly ImportColumn[]): FileColumn[] {
  const taken = new Set<ImportField>()
  return row.map((heading) => {
    const spelt = spelling(heading)
    const column = columns.find(
      ({ field, headings }) => !taken.has(field) && headings.some((known) => spelling(known) === spelt),
    )
    if (spelt === '' || column === undefined) return { heading: heading.trim(), field: null }
    taken.add(column.field)
    return { heading: heading.trim(), field: column.field }
  })
}

interface CellReader {
  field: ImportField
  read: (cell: TableCell) => string
}

/** A figure is read by its value, a name as it is shown; a word of few choices is the value that it stands for. */
function readersOf(found: readonly FileColumn[], columns: readonly ImportColumn[]): (CellReader | null)[] {
  return found.map(({ field }) => {
    const column = columns.find((candidate) => candidate.field === field)
    if (column === undefined) return null
    const textOf = column.isFigure === true ? valueText : shownText
    const valueOfWord = valuesByWord(column)
    const read = (cell: TableCell) => {
      const typed = withoutGuard(normaliseText(textOf(cell)))
      // What is no word of any value stays as it is, and is a fault.
      return valueOfWord.get(spelling(typed)) ?? typed
    }
    return { field: column.field, read }
  })
}

function cellsOf(row: readonly TableCell[], readers: readonly (CellReader | null)[]): FileRecord['cells'] {
  const cells: FileRecord['cells'] = {}
  for (const [index, reader] of readers.entries()) {
    if (reader !== null) cells[reader.field] = reader.read(row[index] ?? '')
  }
  return cells
}

/** The value that each word of a column with choices stands for. */
function valuesByWord({ choices = {} }: ImportColumn): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(choices).flatMap(([value, words]) =>
      [value, ...words].map((word): [string, string] => [spelling(word), value]),
    ),
  )
}

const isBlank = (row: readonly TableCell[]) => row.every((cell) => shownText(cell).trim() === '')

/** As a spreadsheet names it: the third column of row 12 is `C12`. */
export function cellName(columns: readonly FileColumn[], field: ImportField, line: number): string {
  let column = columns.findIndex((candidate) => candidate.field === field) + 1
  let letters = ''
  for (; column > 0; column = Math.floor((column - 1) / 26)) {
    letters = String.fromCharCode(65 + ((column - 1) % 26)) + letters
  }
  return `${letters}${line}`
}
