import { sql } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'

/** The channel on which processes of the API publish the accounts with changes. */
export const PEOPLE_CHANNEL = 'diatrivi_people'

/** A message holds at most 8000 bytes, and a number of an account ten of them and a comma. */
const NAMED_AT_ONCE = 500

/** Publishes to every process of the API, when the transaction is committed, that these accounts have changes. */
export async function publishAccountChanges(tx: Tx, accountIds: readonly number[]): Promise<void> {
  const people = [...new Set(accountIds)].toSorted((a, b) => a - b)
  if (people.length === 0) return
  const messages: string[] = []
  for (let from = 0; from < people.length; from += NAMED_AT_ONCE) {
    messages.push(people.slice(from, from + NAMED_AT_ONCE).join(','))
  }
  await tx.execute(
    sql`select pg_notify(${PEOPLE_CHANNEL}, message) from unnest(${sql.param(messages)}::text[]) as message`,
  )
}
