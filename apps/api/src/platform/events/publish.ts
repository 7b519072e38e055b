import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'

/**
 * Sends the messages to every process that listens, when the transaction is committed.
 *
 * @param beside inserts and updates that go with them in one statement, and need nothing of each other
 */
export async function publish(
  tx: Tx,
  channel: string,
  messages: string[],
  beside: readonly SQLWrapper[] = [],
): Promise<void> {
  if (messages.length === 0 && beside.length === 0) return
  const writes = beside.map((write, place) => sql`${sql.identifier(`beside_${place}`)} as ${write}`)
  const first = writes.length === 0 ? sql`` : sql`with ${sql.join(writes, sql`, `)} `
  await tx.execute(
    sql`${first}select pg_notify(${channel}, message) from unnest(${sql.param(messages)}::text[]) as message`,
  )
}
