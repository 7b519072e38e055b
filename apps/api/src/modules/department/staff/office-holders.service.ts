import type { Offices } from '../../../platform/auth/offices.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { officesFinder } from './staff.queries.ts'

/** The people who read the process of the own department: docs/regulation.md#office-readers. */
export function officeHolders({ db, clock }: { db: Db; clock: Clock }): Offices {
  const readOffices = officesFinder(db)
  return {
    areHeldBy: async (accountId) => (await readOffices(accountId, clock.today())).length > 0,
  }
}
