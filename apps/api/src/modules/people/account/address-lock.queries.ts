import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'

/**
 * One transaction at a time registers with an address, gets it for good, or sends a code there: so no registration is
 * left behind with an address that is another person's, and the mails are counted.
 */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  // An import takes thousands of addresses at once, more than the table of locks holds: it waits for all of these.
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${ALL_ADDRESSES}, 0))`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('registration:' || lower(${email}), 0))`)
}

const ALL_ADDRESSES = 'every registration'

/** As `lockAddress`, of every address. */
export async function lockAllAddresses(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ALL_ADDRESSES}, 0))`)
}
