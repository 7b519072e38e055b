import type { Clock } from '../clock.ts'
import type { Db } from '../database/transaction.ts'
import { DAY } from '../durations.ts'
import type { Logger } from '../logging/logger.ts'
import { deleteOldMails } from './outbox-upkeep.repository.ts'

const SENT_KEPT = 30 * DAY
const UNDELIVERABLE_KEPT = 90 * DAY

interface ClearDependencies {
  db: Db
  clock: Clock
  log: Logger
}

/** Deletes mails that are no longer needed. Called once a day. */
export async function clearOutbox({ db, clock, log }: ClearDependencies): Promise<void> {
  const before = (age: number) => new Date(clock.now().getTime() - age)
  const count = await db.transaction((tx) =>
    deleteOldMails(tx, { sent: before(SENT_KEPT), undeliverable: before(UNDELIVERABLE_KEPT) }),
  )
  if (count > 0) log.info({ count }, 'old mails were deleted from the outbox')
}
