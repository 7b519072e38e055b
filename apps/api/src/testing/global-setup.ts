import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { startTestServer } from './start-test-server.ts'
import { connectionTo, onServer } from './test-server.ts'

/** One PostgreSQL for the whole run. Projects, and runs, may share a server: each has a template of its own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  const template = `diatrivi_template_${randomUUID().replaceAll('-', '')}`
  await onServer(server.connection, `create database ${template}`)
  await migrateDatabase(connectionTo(server.connection, template))
  project.provide('testServer', { connection: server.connection, template })
  return async () => {
    await onServer(server.connection, `drop database ${template}`)
    await server.stop()
  }
}
