import { cpus } from 'node:os'
import { databaseAt } from '../../platform/database/database.ts'
import { migrateDatabase } from '../../platform/database/migrate.ts'
import { writePart } from '../reliability/page.ts'
import { silent, startTestServer } from '../start-test-server.ts'
import { connectionTo, onServer } from '../test-server.ts'
import { measureRows } from './measure.ts'
import { growthPage, TITLE } from './page.ts'
import { makeScene } from './scene.ts'

/** Enough that the half-empty last page of a table does not count. */
const ROWS = 50_000

/** Measures the rows of every table that grows, and writes what becomes of them in ten years. */
export async function run(): Promise<void> {
  const server = await startTestServer()
  const name = `diatrivi_growth_${process.pid}`
  try {
    await onServer(server.connection, `create database ${name}`)
    const connection = connectionTo(server.connection, name)
    await migrateDatabase(connection)
    const database = databaseAt(connection, silent, async () => undefined)
    try {
      const bytes = await measureRows(database.db, { rows: ROWS, ...(await makeScene(database.db)) })
      const day = new Date().toISOString().slice(0, 10)
      const lines = growthPage(bytes, `${ROWS} rows of each were measured on ${day}, ${cpus().length} cores.`)
      writePart(TITLE, lines)
      console.log(lines.join('\n'))
    } finally {
      await database.close()
    }
  } finally {
    await onServer(server.connection, `drop database if exists ${name} with (force)`)
    await server.stop()
  }
}
