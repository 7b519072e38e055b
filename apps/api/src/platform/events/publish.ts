import { sql } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'

/** Sends the messages to every process that listens, when the transaction is committed. */
export async function publish(tx: Tx, channel: string, messages: string[]): Promise<void> {
  if (messages.length === 0) return
  await tx.execute(
    sql`select pg_notify(${channel}, message) from unnest(${sql.param(messages)}::text[]) as message`,
  )
}
