import assert from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from '@diatrivi/api/platform/archive/client'
import { until } from '../until.ts'
import { age, keptOf, orphansIn, refuseLeftovers, uploadsIn } from './files-and-rows.ts'
import { refuseHalfMigration } from './half-migration.ts'
import { type Installation, StartFailed, type Victim } from './installation.ts'
import type { PlannedKill } from './plan.ts'
import type { Surroundings } from './surroundings.ts'

/** Within this, a kill comes after the start has told that it brings the tables up to date. */
const MIGRATION_MS = 500

/** A start that migrates is killed; the next one ends the work. In milliseconds until it serves. */
export async function migrationRound(
  surroundings: Surroundings,
  { victim, at }: PlannedKill,
): Promise<number> {
  const one = await surroundings.empty({})
  const { messages } = one.launch()
  await until(() => JSON.stringify(messages).includes('bringing the tables'), 'the tables are migrated')
  await delay(at * MIGRATION_MS)
  one.kill(victim)
  const recovery = await backAfterKilledStart(one, victim)
  await refuseHalfMigration(one.database)
  await one.stop()
  refuseLeftovers(one.dataDir)
  return recovery
}

/** How long an undisturbed first start takes, in milliseconds, and what the demo is made of. */
export interface Reference {
  duration: number
  rows: Record<string, number>
}

export async function undisturbedStart(surroundings: Surroundings): Promise<Reference> {
  const one = await surroundings.emptyWithDemo()
  const duration = await one.recover()
  const rows = await demoRows(one)
  await one.stop()
  return { duration, rows }
}

/** A first start is killed; the next one makes the same as an undisturbed one. */
export async function firstStartRound(
  surroundings: Surroundings,
  { duration, rows }: Reference,
  { victim, at }: PlannedKill,
): Promise<{ recovery: number; orphans: number }> {
  const one = await surroundings.emptyWithDemo()
  one.launch()
  await delay(at * duration)
  one.kill(victim)
  const recovery = await backAfterKilledStart(one, victim)
  assert.deepEqual(await demoRows(one), rows, 'the demo after a killed first start is another')
  const orphans = (await orphansNow(one)).length
  await refuseLastingOrphans(one)
  return { recovery, orphans }
}

/** A start whose PostgreSQL alone was killed may end by itself, with a sentence. The next one has to succeed. */
async function backAfterKilledStart(one: Installation, victim: Victim): Promise<number> {
  return one.recover().catch((error: unknown) => {
    if (victim !== 'postgres' || !(error instanceof StartFailed)) throw error
    return one.recover()
  })
}

const orphansNow = ({ dataDir, database }: Installation) =>
  withClient(database, (client) => orphansIn(dataDir, client))

/** The orphans of a day: with more of them, the job takes the files for those of another database. */
const ORPHANS_OF_A_DAY = 20

/** The jobs of an API that starts take away what is old and has no owner: here, the files of a day at each start. */
export async function refuseLastingOrphans(one: Installation): Promise<void> {
  const orphans = await orphansNow(one)
  while (orphans.length + uploadsIn(one.dataDir).length > 0) {
    const ofADay = orphans.splice(0, ORPHANS_OF_A_DAY)
    age(one.dataDir, ofADay)
    await one.stop()
    await one.recover()
    const isGone = () => uploadsIn(one.dataDir).length + keptOf(one.dataDir, ofADay).length === 0
    await until(isGone, 'nothing of killed processes is left')
  }
  await one.stop()
  refuseLeftovers(one.dataDir)
}

const DEMO_TABLES = [
  'institution',
  'department',
  'stored_file',
  'image',
  'keyword',
  'account',
  'thesis',
  'interest',
  'todo_list',
  'todo_item',
  'step_file',
  'step_comment',
  'past_assignment',
  'event',
]

async function demoRows({ database }: Installation): Promise<Record<string, number>> {
  return withClient(database, async (client) => {
    const counts: Record<string, number> = {}
    for (const table of DEMO_TABLES) {
      const { rows } = await client.query(`select count(*)::int as count from ${table}`)
      counts[table] = rows[0].count
    }
    return counts
  })
}
