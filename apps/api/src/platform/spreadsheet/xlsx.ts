import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { TableRefused } from './table-outcome.ts'

/** A list of 20,000 people takes some 15 MB of XML. */
const UNPACKED_MAX_BYTES = 60_000_000

/** The first sheet. Of a formula its last result is read, never the formula. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  try {
    if (unpackedSize(bytes) > UNPACKED_MAX_BYTES) throw new TableRefused({ code: 'table_too_large' })
    const copy = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
    const rows = await readSheet(copy, { parseNumber: numberAsTyped })
    return rows.map((row) => row.map(cellText))
  } catch (error) {
    if (error instanceof TableRefused) throw error
    // Unpacking, reading XML and finding the sheet each have errors of their own for what is broken.
    throw new TableRefused({ code: 'table_unreadable' }, { cause: error })
  }
}

/** As the archive says before anything is unpacked; the library unpacks no entry beyond the size that it names. */
function unpackedSize(bytes: Uint8Array): number {
  let total = 0
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (name.endsWith('.xml') || name.endsWith('.rels')) total += originalSize
      return false
    },
  })
  return total
}

/** A number is kept in binary: its shortest spelling is what was typed. */
function numberAsTyped(written: string): string {
  const value = Number(written)
  return Number.isFinite(value) ? String(value) : written
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}
