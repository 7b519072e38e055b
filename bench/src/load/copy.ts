import { once } from 'node:events'
import type { Writable } from 'node:stream'
import pg, { type ClientConfig } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { COLUMNS, copyLine, type Table, type Write } from './rows.ts'

/** What is collected of a table before it is sent. */
const CHUNK = 64 * 1024

interface TableCopy {
  client: pg.Client
  stream: Writable
  /** Fails with the error of the database. */
  finished: Promise<void>
  text: string
}

export interface Copies {
  write: Write
  /** Sends what has been collected, and waits where the database is slower. To be called every few thousand rows. */
  settle(): Promise<void>
  /** Commits every table. */
  finish(): Promise<void>
}

/**
 * One COPY for each table, all at once: each in a transaction of its own that empties the table first, so that the rows
 * are written once, frozen, and into no log where the server keeps none for replicas. Foreign keys must be away.
 */
export async function openCopies(connection: ClientConfig, tables: readonly Table[]): Promise<Copies> {
  const copies = new Map<Table, TableCopy>()
  for (const table of tables) copies.set(table, await openCopy(connection, table))

  async function send(copy: TableCopy): Promise<void> {
    const { text, stream, finished } = copy
    copy.text = ''
    if (!stream.write(text)) await Promise.race([once(stream, 'drain'), finished])
  }

  return {
    write: (table, row) => {
      const copy = copies.get(table)
      if (copy === undefined) throw new Error(`The table ${table} is not being loaded.`)
      copy.text += copyLine(table, row)
    },
    settle: async () => {
      for (const copy of copies.values()) if (copy.text.length > CHUNK) await send(copy)
    },
    finish: async () => {
      for (const copy of copies.values()) {
        copy.stream.end(copy.text)
        await copy.finished
        await copy.client.query('commit')
        await copy.client.end()
      }
    },
  }
}

async function openCopy(connection: ClientConfig, table: Table): Promise<TableCopy> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('begin')
  await client.query(`truncate ${table}`)
  const stream = client.query(
    copyFrom(`copy ${table} (${COLUMNS[table].join(', ')}) from stdin with (freeze)`),
  )
  const finished = new Promise<void>((resolve, reject) => {
    stream.once('finish', resolve)
    stream.once('error', reject)
  })
  // The error is thrown where the stream is next waited for; until then it must not end the process.
  finished.catch(() => undefined)
  return { client, stream, finished, text: '' }
}
