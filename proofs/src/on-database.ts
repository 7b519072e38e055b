import { databaseAt } from '@diatrivi/api/platform/database/database'
import { migrateDatabase } from '@diatrivi/api/platform/database/migrate'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import { silent, startTestServer } from '@diatrivi/api/testing/start-test-server'
import { connectionTo, onServer } from '@diatrivi/api/testing/test-server'
import type { ClientConfig } from 'pg'

/** A migrated database for a run without the test runner, which is gone with its server afterwards. */
export async function onNewDatabase<Result>(
  work: (connection: ClientConfig) => Promise<Result>,
): Promise<Result> {
  const server = await startTestServer()
  const name = `diatrivi_run_${process.pid}`
  try {
    await onServer(server.connection, `create database ${name}`)
    const connection = connectionTo(server.connection, name)
    await migrateDatabase(connection)
    return await work(connection)
  } finally {
    await onServer(server.connection, `drop database if exists ${name} with (force)`)
    await server.stop()
  }
}

/** The same, for work that asks the database itself. */
export async function onDatabase<Result>(
  work: (db: Db, connection: ClientConfig) => Promise<Result>,
): Promise<Result> {
  return onNewDatabase(async (connection) => {
    const database = databaseAt(connection, silent, async () => undefined)
    try {
      return await work(database.db, connection)
    } finally {
      await database.close()
    }
  })
}
