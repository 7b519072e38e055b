import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '../../platform/database/migrate.ts'
import { type ServedApi, serveApi } from '../served-api.ts'
import { startTestServer } from '../start-test-server.ts'
import { connectionTo, onServer } from '../test-server.ts'

/** The API over a database of its own, while the work lasts. */
export async function onServedApi(work: (api: ServedApi) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-run-'))
  const server = await startTestServer()
  const name = `diatrivi_run_${process.pid}`
  try {
    await onServer(server.connection, `create database ${name}`)
    const connection = connectionTo(server.connection, name)
    await migrateDatabase(connection)
    const api = await serveApi(connection, dataDir)
    try {
      await work(api)
    } finally {
      await api.close()
    }
  } finally {
    await onServer(server.connection, `drop database if exists ${name} with (force)`)
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
