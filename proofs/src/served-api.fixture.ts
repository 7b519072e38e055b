import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase } from '@diatrivi/api/testing/test-database'
import { afterAll } from 'vitest'
import { type ServedApi, serveApi } from './served-api.ts'

/** The API of a sample of a long run, closed when the test file is done. */
export async function aServedApi(): Promise<ServedApi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-sample-'))
  const database = await openTestDatabase()
  const api = await serveApi(database.connection, dataDir)
  afterAll(async () => {
    await api.close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return api
}
