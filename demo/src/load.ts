import type { PasswordHashing } from '@diatrivi/api/platform/auth/password-hashing'
import type { Clock } from '@diatrivi/api/platform/clock'
import { databaseProblem } from '@diatrivi/api/platform/database/errors'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import type { Storage } from '@diatrivi/api/platform/storage/storage'
import { sql } from 'drizzle-orm'
import type { DemoPlan } from './demo-plan.ts'
import { isEmpty } from './is-empty.ts'
import { storeFiles } from './load/stored-files.ts'
import { writePlan } from './load/write-plan.ts'
import { DEMO_SEED, planDemo } from './plan.ts'

/** The password of every account of the demo. */
export const DEMO_PASSWORD = 'demo1234'

export interface DemoLoad {
  db: Db
  storage: Storage
  clock: Clock
  passwords: Pick<PasswordHashing, 'hash'>
}

/** The number of the advisory lock; nothing else in the database may use the same. */
const LOCK = 0x64_65_6d_6f

/**
 * Fills an empty database with the demo and returns whether it did; a database with an account or an institution stays as it is.
 */
export async function loadDemo(deps: DemoLoad): Promise<boolean> {
  if (!(await isEmpty(deps.db))) return false
  return loadPlan(planDemo({ seed: DEMO_SEED, today: deps.clock.today() }), deps)
}

/** Writes the whole plan in one transaction, so that a start that is cut off leaves the database empty for the next one. */
export async function loadPlan(
  plan: DemoPlan,
  { db, storage, clock, passwords }: DemoLoad,
): Promise<boolean> {
  const kept: string[] = []
  const removeFiles = () => Promise.all(kept.map((key) => storage.remove(key)))
  try {
    // One hash for all: five hundred would keep two cores busy for four seconds.
    const passwordHash = await passwords.hash(DEMO_PASSWORD)
    const files = await storeFiles(plan, storage, (key) => kept.push(key))
    const loaded = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
      // Another process may have loaded it while this one was drawing.
      if (!(await isEmpty(tx))) return false
      await writePlan(tx, plan, files, { passwordHash, now: clock.now() })
      return true
    })
    if (!loaded) await removeFiles()
    return loaded
  } catch (error) {
    // After a lost connection the rows may be committed all the same, and then their files must stay.
    if (databaseProblem(error)?.kind !== 'unavailable') await removeFiles()
    throw error
  }
}
