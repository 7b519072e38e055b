import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onNewDatabase } from './on-database.ts'
import { type ServedApi, serveApi } from './served-api.ts'

/** The API over a database of its own, while the work lasts. */
export async function onServedApi(work: (api: ServedApi) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-run-'))
  try {
    await onNewDatabase(async (connection) => {
      const api = await serveApi(connection, dataDir)
      try {
        await work(api)
      } finally {
        await api.close()
      }
    })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
