import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@diatrivi/embedded-postgres/embedded-postgres'
import type { ClientConfig } from 'pg'

export const silent = { info: () => undefined, warn: () => undefined }

/** The server of DATABASE_URL_TEST, or the embedded one without its durability: its data is gone afterwards anyway. */
export async function startTestServer(): Promise<{ connection: ClientConfig; stop: () => Promise<void> }> {
  const connectionString = process.env.DATABASE_URL_TEST
  if (connectionString) return { connection: { connectionString }, stop: async () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'diatrivi-test-'))
  const { connection, stop } = await startEmbeddedPostgres({
    folder,
    name: 'diatrivi',
    log: silent,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  })
  return {
    connection,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
