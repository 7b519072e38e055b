import { withClient } from '@diatrivi/api/platform/archive/client'
import type { PasswordHashing } from '@diatrivi/api/platform/auth/password-hashing'
import type { Clock } from '@diatrivi/api/platform/clock'
import type { Connection } from '@diatrivi/api/platform/database/connection'
import { databaseProblem } from '@diatrivi/api/platform/database/errors'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import type { Storage } from '@diatrivi/api/platform/storage/storage'
import type { DemoPlan } from './demo-plan.ts'
import { isEmpty } from './is-empty.ts'
import { removeStoredFiles, storeFiles } from './load/stored-files.ts'
import { writePlan } from './load/write-plan.ts'
import { DEMO_SEED, planDemo } from './plan.ts'

/** The password of every account of the demo. */
export const DEMO_PASSWORD = 'demo1234'

export interface DemoLoad {
  db: Db
  connection: Connection
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

/**
 * Writes all people and their work in one transaction, so that a start that is cut off leaves the database empty for the
 * next one. When several processes start together, one does it while the others wait.
 */
export async function loadPlan(plan: DemoPlan, deps: DemoLoad): Promise<boolean> {
  return withClient(
    deps.connection,
    async (client) => {
      // Released with the connection, however this ends.
      await client.query('select pg_advisory_lock($1)', [LOCK])
      return (await isEmpty(deps.db)) && loadAlone(plan, deps)
    },
    { statement_timeout: 0, lock_timeout: 0 },
  )
}

async function loadAlone(plan: DemoPlan, { db, storage, clock, passwords }: DemoLoad): Promise<true> {
  try {
    await removeStoredFiles({ db, storage })
    // One hash for all: five hundred would keep two cores busy for four seconds.
    const passwordHash = await passwords.hash(DEMO_PASSWORD)
    const files = await storeFiles(plan, { db, storage, now: clock.now() })
    await db.transaction((tx) => writePlan(tx, plan, files, passwordHash))
    return true
  } catch (error) {
    // After a lost connection the people may be committed all the same, and then their files must stay.
    if (databaseProblem(error)?.kind !== 'unavailable') await removeStoredFiles({ db, storage })
    throw error
  }
}
