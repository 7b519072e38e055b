import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'

/**
 * Sends the messages to every process that listens, when the transaction is committed.
 *
 * @param beside inserts that go with them in one statement, and need nothing of each other
 */
export async function publish(
  tx: Tx,
  channel: string,
  messages: string[],
  beside: readonly SQLWrapper[] = [],
): Promise<void> {
  if (messages.length === 0 && beside.length === 0) return
  const inserts = beside.map((insert, place) => sql`${sql.identifier(`beside_${place}`)} as ${insert}`)
  const first = inserts.length === 0 ? sql`` : sql`with ${sql.join(inserts, sql`, `)} `
  await tx.execute(
    sql`${first}select pg_notify(${channel}, message) from unnest(${sql.param(messages)}::text[]) as message`,
  )
}
