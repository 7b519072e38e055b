import { unzipSync } from 'fflate'
import { TABLE_LIMITS } from './table-limits.ts'
import { TableRefused } from './table-refused.ts'

/** The XML of a workbook by the paths in its archive. */
export type WorkbookParts = ReadonlyMap<string, string>

/**
 * Unpacks what the library for workbooks would read. The sizes are those that the archive names, and nothing unpacks to
 * more than its own.
 */
export function unpackWorkbook(bytes: Uint8Array): WorkbookParts {
  const names = new Set<string>()
  let parts = 0
  let size = 0
  const unpacked = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      parts += 1
      if (parts > TABLE_LIMITS.parts) throw new TableRefused({ code: 'table_too_large' })
      if (!name.endsWith('.xml') && !name.endsWith('.xml.rels')) return false
      // Two entries by one name: it could be the other that is read.
      if (names.has(name)) throw new TableRefused({ code: 'table_unreadable' })
      names.add(name)
      size += originalSize
      if (size > TABLE_LIMITS.unpackedBytes) throw new TableRefused({ code: 'table_too_large' })
      return true
    },
  })
  const decoder = new TextDecoder()
  return new Map(Object.entries(unpacked).map(([name, part]) => [name, decoder.decode(part)]))
}
