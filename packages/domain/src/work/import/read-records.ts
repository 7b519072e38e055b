import { commonLetters } from '../../shared/common-form.ts'
import { withoutGuard } from '../../shared/formula.ts'
import { foldGreek, normaliseText } from '../../shared/greek-text.ts'
import { shownText, type TableCell, valueText } from '../../shared/table-cell.ts'
import { partFullName } from './full-name.ts'
import { FAULTS_HEADING, type ImportColumn, type ImportField, STANDS_FOR } from './import-columns.ts'

/** A file as it was read: its rows from the first on, empty ones too, so that a place in it can be named. */
export type Table = readonly (readonly TableCell[])[]

/** A column of the file, and what it was recognised as. */
export interface FileColumn {
  heading: string
  field: ImportField | null
  /** A person has said what it is. */
  isChosen?: true
}

/** What people have said of columns that no heading of ours names, or not rightly; null for one that is not read. */
export interface ChosenColumns {
  /** By the spelling of the heading, in earlier files. */
  remembered: Readonly<Record<string, ImportField | null>>
  /** By the place in this file, from 0. */
  chosen: Readonly<Record<number, ImportField | null>>
}

const NOTHING_CHOSEN: ChosenColumns = { remembered: {}, chosen: {} }

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
      /** How many rows are the example of the template, which is left out. */
      examples: number
      /** How many of the records have the value of a cell that is merged with cells above. */
      filled: number
      /** How the first full name of the file was parted; null where there is no column of them. */
      parted: PartedName | null
    }
  | { kind: 'noHeadings' }

/** A full name of the file, and what was read of it. */
export interface PartedName {
  whole: string
  surname: string
  firstName: string
}

/** What the spreadsheet does with rows, by their numbers. */
export interface RowFacts {
  hiddenRows: ReadonlySet<number>
  /** Rows with the value of a cell that is merged with cells above. */
  filledRows: ReadonlySet<number>
}

const NOTHING_SPECIAL: RowFacts = { hiddenRows: new Set(), filledRows: new Set() }

/** Titles and notes may stand above the headings. */
const HEADINGS_WITHIN = 20
const NO_LETTER_OR_DIGIT = /[^\p{L}\p{N}]/gu

/** What two spellings of a heading or of a word have in common, from whatever keyboard. */
export const spelling = (text: string): string =>
  commonLetters(foldGreek(text)).replace(NO_LETTER_OR_DIGIT, '')

/** Finds the headings and reads what stands below them, in hidden rows too. */
export function readRecords(
  table: Table,
  columns: readonly ImportColumn[],
  { hiddenRows, filledRows }: RowFacts = NOTHING_SPECIAL,
  { remembered, chosen }: ChosenColumns = NOTHING_CHOSEN,
): RecordsOutcome {
  const rows = table.slice(0, HEADINGS_WITHIN).map((row) => row.map(shownText))
  const candidates = rows.map((row) => recognise(row, columns, { remembered, chosen: {} }))
  const counts = candidates.map((row) => row.filter(({ field }) => field !== null).length)
  const most = Math.max(0, ...counts)
  if (most === 0) return { kind: 'noHeadings' }
  const headingsAt = lastOfHeadings(candidates, counts.indexOf(most))
  const found = recognise(rows[headingsAt] ?? [], columns, { remembered, chosen })
  const readers = readersOf(found, columns)
  const all = table.flatMap((row, index) =>
    index <= headingsAt || isBlank(row) ? [] : [{ line: index + 1, cells: cellsOf(row, readers) }],
  )
  const example = exampleOf(columns)
  const records = all.filter(({ cells }) => !isExample(cells, example))
  const countIn = (rows: ReadonlySet<number>) => records.filter(({ line }) => rows.has(line)).length
  return {
    kind: 'read',
    records: { columns: found, records },
    hidden: countIn(hiddenRows),
    examples: all.length - records.length,
    filled: countIn(filledRows),
    parted: partedIn(records),
  }
}

/** Headings of merged cells stand in several rows. */
function lastOfHeadings(candidates: readonly FileColumn[][], first: number): number {
  const fieldsAt = (index: number) => JSON.stringify(candidates[index]?.map(({ field }) => field))
  let last = first
  while (fieldsAt(last + 1) === fieldsAt(first)) last += 1
  return last
}

/** What the columns of a file say; one may stand for several. */
export const fieldsIn = (found: readonly FileColumn[]): Set<ImportField> =>
  new Set(found.flatMap(({ field }) => (field === null ? [] : (STANDS_FOR[field] ?? [field]))))

/** The columns that every row needs, and that the file does not have. */
export function missingIn(found: readonly FileColumn[], columns: readonly ImportColumn[]): ImportField[] {
  const fields = fieldsIn(found)
  return columns.flatMap(({ field, isRequired }) => (isRequired && !fields.has(field) ? [field] : []))
}

function partedIn(records: readonly FileRecord[]): PartedName | null {
  const cells = records.find(({ cells }) => (cells.fullName ?? '') !== '')?.cells
  if (cells === undefined) return null
  return { whole: cells.fullName ?? '', surname: cells.surname ?? '', firstName: cells.firstName ?? '' }
}

/** What the cells of the template's row are read as. */
function exampleOf(columns: readonly ImportColumn[]): FileRecord['cells'] {
  return Object.fromEntries(
    columns.map((column) => [
      column.field,
      valuesByWord(column).get(spelling(column.example)) ?? column.example,
    ]),
  )
}

/** The same in all that it says, and in more than one word that a list of real ones may have too. */
function isExample(cells: FileRecord['cells'], example: FileRecord['cells']): boolean {
  const said = Object.entries(cells).filter(([, text]) => text !== '')
  return said.length > 2 && said.every(([field, text]) => example[field as ImportField] === text)
}

const IS_OUR_REMARK: ReadonlySet<string> = new Set(FAULTS_HEADING.map(spelling))

/** What people have said counts before our headings; of two columns of one meaning the first is it. */
function recognise(
  row: readonly string[],
  columns: readonly ImportColumn[],
  { remembered, chosen }: ChosenColumns,
): FileColumn[] {
  const taken = new Set<ImportField>()
  const take = (field: ImportField | undefined): ImportField | null => {
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  }
  const stated = row.map((heading, index) => {
    const spelt = spelling(heading)
    const before = Object.hasOwn(remembered, spelt) ? remembered[spelt] : undefined
    const said = index in chosen ? chosen[index] : before
    return said === undefined ? undefined : take(said ?? undefined)
  })
  return row.map((heading, index) => {
    const shown = IS_OUR_REMARK.has(spelling(heading)) ? '' : heading.trim()
    const field = stated[index]
    if (field !== undefined) return { heading: shown, field, isChosen: true }
    return { heading: shown, field: take(fieldNamed(heading, columns, taken)) }
  })
}

function fieldNamed(
  heading: string,
  columns: readonly ImportColumn[],
  taken: ReadonlySet<ImportField>,
): ImportField | undefined {
  const spelt = spelling(heading)
  if (spelt === '') return undefined
  return columns.find(
    ({ field, headings }) => !taken.has(field) && headings.some((known) => spelling(known) === spelt),
  )?.field
}

const FEW_DIGITS = /^\d{1,2}$/

interface CellReader {
  field: ImportField
  /** Whether what stands in the cell behind it, which has no heading, may be its decimals. */
  mayBeTorn: boolean
  read: (cell: TableCell) => string
}

/** A figure is read by its value, a name as it is shown; a word of few choices is the value that it stands for. */
function readersOf(found: readonly FileColumn[], columns: readonly ImportColumn[]): (CellReader | null)[] {
  return found.map(({ field }, index) => {
    const column = columns.find((candidate) => candidate.field === field)
    if (column === undefined) return null
    const textOf = column.isFigure === true ? valueText : shownText
    const valueOfWord = valuesByWord(column)
    const read = (cell: TableCell) => {
      const typed = withoutGuard(normaliseText(textOf(cell)))
      // What is no word of any value stays as it is, and is a fault.
      return valueOfWord.get(spelling(typed)) ?? typed
    }
    const mayBeTorn = column.hasDecimals === true && (found[index + 1]?.heading ?? '') === ''
    return { field: column.field, mayBeTorn, read }
  })
}

function cellsOf(row: readonly TableCell[], readers: readonly (CellReader | null)[]): FileRecord['cells'] {
  const cells: FileRecord['cells'] = {}
  for (const [index, reader] of readers.entries()) {
    if (reader === null) continue
    const text = reader.read(row[index] ?? '')
    const behind = reader.mayBeTorn ? shownText(row[index + 1] ?? '').trim() : ''
    // Joined by the sign that parted them it is no figure, and so a fault.
    cells[reader.field] = FEW_DIGITS.test(text) && FEW_DIGITS.test(behind) ? `${text};${behind}` : text
  }
  if (cells.fullName === undefined) return cells
  const { surname, firstName } = partFullName(cells.fullName)
  return { surname, firstName, ...cells }
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
  const at = (asked: ImportField) => columns.findIndex((candidate) => candidate.field === asked) + 1
  let column = at(field)
  if (column === 0 && (field === 'surname' || field === 'firstName')) column = at('fullName')
  let letters = ''
  for (; column > 0; column = Math.floor((column - 1) / 26)) {
    letters = String.fromCharCode(65 + ((column - 1) % 26)) + letters
  }
  return `${letters}${line}`
}
