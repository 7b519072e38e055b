import { CsvError, parse } from 'csv-parse/sync'
import { unicodeEncoding } from '../text/unicode-encoding.ts'
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

/** Unicode; else what older Greek Windows wrote, or other systems by the standard ISO 8859-7. */
function decode(bytes: Uint8Array): string {
  const unicode = unicodeEncoding(bytes)
  for (const encoding of unicode === null ? ['utf-8', oneByteEncoding(bytes)] : [unicode]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  throw new TableRefused({ code: 'table_unreadable' })
}

/** The byte of «Ά» in the one is that of «¶» in the other, which begins no Greek word. */
const PARAGRAPH_BEFORE_GREEK = /¶\p{Script=Greek}/u

function oneByteEncoding(bytes: Uint8Array): 'windows-1253' | 'iso-8859-7' {
  const text = new TextDecoder('windows-1253').decode(bytes)
  return PARAGRAPH_BEFORE_GREEK.test(text) ? 'iso-8859-7' : 'windows-1253'
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
