import { DAY } from '../durations.ts'
import type { Foundation } from '../platform.ts'
import { deleteOldMails } from './outbox-upkeep.repository.ts'

const SENT_KEPT = 30 * DAY
const UNDELIVERABLE_KEPT = 90 * DAY

/** Deletes what nobody needs to know any more. Called once a day. */
export async function clearOutbox({
  db,
  clock,
  log,
}: Pick<Foundation, 'db' | 'clock' | 'log'>): Promise<void> {
  const before = (age: number) => new Date(clock.now().getTime() - age)
  const count = await db.transaction((tx) =>
    deleteOldMails(tx, { sent: before(SENT_KEPT), undeliverable: before(UNDELIVERABLE_KEPT) }),
  )
  if (count > 0) log.info({ count }, 'old mails were deleted from the outbox')
}
