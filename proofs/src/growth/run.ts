import { cpus } from 'node:os'
import { onDatabase } from '../on-database.ts'
import { writePart } from '../page.ts'
import { measureRows } from './measure.ts'
import { growthPage, TITLE } from './page.ts'
import { makeScene } from './scene.ts'

/** Enough that the half-empty last page of a table does not count. */
const ROWS = 50_000

/** Measures the rows of every table that grows, and writes what becomes of them in ten years. */
export async function run(): Promise<void> {
  const bytes = await onDatabase(async (db) => measureRows(db, { rows: ROWS, ...(await makeScene(db)) }))
  const day = new Date().toISOString().slice(0, 10)
  const lines = growthPage(bytes, `${ROWS} rows of each were measured on ${day}, ${cpus().length} cores.`)
  writePart(TITLE, lines)
  console.log(lines.join('\n'))
}
