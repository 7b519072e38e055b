import { eq } from 'drizzle-orm'
import { setting } from './tables.ts'
import type { Reader } from './transaction.ts'

/** Under this key the settings remember the day for which the demo was planned. */
export const DEMO_MARK = 'demo_planned_for'

/** Whether the demo was loaded into this database, and has not been taken away. */
export async function holdsDemo(db: Reader): Promise<boolean> {
  return (await db.$count(setting, eq(setting.key, DEMO_MARK))) > 0
}
