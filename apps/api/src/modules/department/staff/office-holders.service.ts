import type { Offices } from '../../../platform/auth/offices.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { KeptAnswers } from '../../../platform/kept-answers/kept-answers.ts'
import { OFFICES } from './office.model.ts'
import { listHolderIds, officesFinder } from './staff.queries.ts'

const BYTES_OF_AN_ID = 16

interface Dependencies {
  db: Db
  clock: Clock
  keptAnswers: KeptAnswers
}

/** The people who read the process of the own department: docs/regulation.md#office-readers. */
export function officeHolders({ db, clock, keptAnswers }: Dependencies): Offices {
  const readOffices = officesFinder(db)

  /** Everybody who has ever been given an office: few, so that most requests of instructors look for none. */
  const findHolders = () =>
    keptAnswers.find(OFFICES, 'office holders', async () => {
      const ids = new Set(await listHolderIds(db))
      return { ids, byteCount: ids.size * BYTES_OF_AN_ID }
    })

  return {
    areHeldBy: async (accountId) => {
      const { ids } = await findHolders()
      return ids.has(accountId) && (await readOffices(accountId, clock.today())).length > 0
    },
  }
}
