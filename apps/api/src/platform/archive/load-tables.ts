import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Client, escapeIdentifier } from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import type { ArchiveContents } from './archive-contents.ts'
import { damaged } from './archive-reader.ts'

const uncompress = promisify(gunzip)
/** No piece of an archive is larger uncompressed than its rows in one reading and one more. */
const PIECE_MAX_BYTES = 256_000_000

export interface TableLoader {
  /** The next piece of a table; the pieces of one follow each other. */
  load(table: string, piece: Buffer): Promise<void>
  /** Ends the table that is being loaded. The client can be asked something else only then. */
  finish(): Promise<void>
  /** After a failure: the client waits for no more rows. */
  abort(): void
}

export function tableLoader(client: Client, tables: ArchiveContents['tables']): TableLoader {
  let current: { table: string; rows: CopyStreamQuery; done: Promise<void> } | null = null

  async function finish(): Promise<void> {
    if (current === null) return
    const { rows, done } = current
    current = null
    rows.end()
    await done
  }

  async function begin(table: string) {
    await finish()
    const columns = tables.find(({ name }) => name === table)?.columns
    if (columns === undefined) throw damaged(`it has rows of an unknown table ${table}`)
    const names = columns.map(escapeIdentifier).join(', ')
    const rows = client.query(copyFrom(`copy public.${escapeIdentifier(table)} (${names}) from stdin`))
    const done = finished(rows)
    // Awaited at the end of the table; a failure before shows while a piece is written.
    done.catch(() => undefined)
    return { table, rows, done }
  }

  return {
    load: async (table, piece) => {
      const bytes = await uncompress(piece, { maxOutputLength: PIECE_MAX_BYTES }).catch((error: Error) => {
        throw damaged(`rows of ${table} cannot be read: ${error.message}`)
      })
      if (current?.table !== table) current = await begin(table)
      const { rows, done } = current
      if (!rows.write(bytes)) await Promise.race([once(rows, 'drain'), done])
    },
    finish,
    abort: () => void current?.rows.destroy(),
  }
}
