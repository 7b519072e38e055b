import { CsvError, parse } from 'csv-parse/sync'
import type { TableLimits } from './table-limits.ts'
import { TableRefused } from './table-refused.ts'

/** A spreadsheet in Greek parts fields by semicolons, others by commas, and a text for the clipboard by tabulators. */
const DELIMITERS = [';', ',', '\t']
/** Enough to see by which. */
const SAMPLE_ROWS = 20
const LONGEST_ROW = 100_000

export function readCsv(bytes: Uint8Array, limits: TableLimits): string[][] {
  const text = decode(bytes)
  const samples = DELIMITERS.map((delimiter) => ({ delimiter, rows: parsed(text, delimiter, SAMPLE_ROWS) }))
  const [best] = samples.toSorted((one, other) => regularity(other.rows) - regularity(one.rows))
  // One row more shows that there are too many.
  return parsed(text, best?.delimiter ?? ';', limits.rows + 1)
}

/** UTF-8 with or without a mark, UTF-16 with one; else what older Greek Windows wrote. */
function decode(bytes: Uint8Array): string {
  const marks = [
    { mark: [0xff, 0xfe], encoding: 'utf-16le' },
    { mark: [0xfe, 0xff], encoding: 'utf-16be' },
  ]
  const marked = marks.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))
  for (const encoding of marked === undefined ? ['utf-8', 'windows-1253'] : [marked.encoding]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  throw new TableRefused({ code: 'table_unreadable' })
}

function parsed(text: string, delimiter: string, rows: number): string[][] {
  try {
    return parse(text, {
      delimiter,
      to: rows,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: LONGEST_ROW,
    })
  } catch (error) {
    if (error instanceof CsvError) throw new TableRefused({ code: 'table_unreadable' })
    throw error
  }
}

/** How many rows have the number of fields that most have: the wrong delimiter parts them by chance. */
function regularity(rows: readonly (readonly string[])[]): number {
  const widths = rows.map((row) => row.length).filter((width) => width > 1)
  const timesOf = Map.groupBy(widths, (width) => width)
  return Math.max(0, ...[...timesOf].map(([width, times]) => times.length + width / 1_000))
}
