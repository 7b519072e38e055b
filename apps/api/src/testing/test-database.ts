import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, databaseAt } from '../platform/database/database.ts'
import { silent } from './start-test-server.ts'
import { connectionTo, onServer } from './test-server.ts'

/** A database of its own, with all tables and no rows. Closing it drops it. */
export async function openTestDatabase(): Promise<Database> {
  const { connection, template } = inject('testServer')
  const name = `diatrivi_${randomUUID().replaceAll('-', '')}`
  // Copying the files of so small a database costs half of writing them to the log.
  await onServer(connection, `create database ${name} template ${template} strategy file_copy`)
  return databaseAt(connectionTo(connection, name), silent, () =>
    onServer(connection, `drop database ${name} with (force)`),
  )
}
