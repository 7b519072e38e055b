import type { ClientConfig } from 'pg'
import { databaseAt } from '../../platform/database/database.ts'
import { migrateDatabase } from '../../platform/database/migrate.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { silent, startTestServer } from '../start-test-server.ts'
import { connectionTo, onServer } from '../test-server.ts'

/** With a database of its own, which is gone afterwards. */
export async function onDatabase<Result>(
  work: (db: Db, connection: ClientConfig) => Promise<Result>,
): Promise<Result> {
  const server = await startTestServer()
  const name = `diatrivi_reliability_${process.pid}`
  try {
    await onServer(server.connection, `create database ${name}`)
    const connection = connectionTo(server.connection, name)
    await migrateDatabase(connection)
    const database = databaseAt(connection, silent, async () => undefined)
    try {
      return await work(database.db, connection)
    } finally {
      await database.close()
    }
  } finally {
    await onServer(server.connection, `drop database if exists ${name} with (force)`)
    await server.stop()
  }
}
