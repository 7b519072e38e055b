import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { connectionTo, onServer } from './test-server.ts'

const silent = { info: () => undefined, warn: () => undefined }

/** One PostgreSQL for the whole run: the embedded one without its durability, or the server of DATABASE_URL_TEST. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  const template = `diatrivi_template_${process.pid}`
  await onServer(server.connection, `create database ${template}`)
  await migrateDatabase(connectionTo(server.connection, template))
  project.provide('testServer', { connection: server.connection, template })
  return async () => {
    await onServer(server.connection, `drop database ${template}`)
    await server.stop()
  }
}

async function startServer(): Promise<{ connection: ClientConfig; stop: () => Promise<void> }> {
  const connectionString = process.env.DATABASE_URL_TEST
  if (connectionString) return { connection: { connectionString }, stop: async () => undefined }
  const dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-test-'))
  const { connection, stop } = await startEmbeddedPostgres({
    dataDir,
    log: silent,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  })
  return {
    connection,
    stop: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
