import { UNCONFIRMED_DAYS } from '@diatrivi/domain/people/account/activation'
import { and, asc, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { DAY } from '../../../platform/durations.ts'
import type { Retention } from '../../../platform/upkeep/retention.ts'
import type { AccountRow } from './account.model.ts'
import { account } from './tables.ts'

const hasEmail = (email: string) => sql`lower(${account.email}) = lower(${email})`
const isUnconfirmed = isNotNull(account.unconfirmedSince)

/** The unconfirmed registrations with an address, the oldest first. */
export async function lockUnconfirmed(tx: Tx, email: string): Promise<AccountRow[]> {
  return tx
    .select()
    .from(account)
    .where(and(hasEmail(email), isUnconfirmed))
    .orderBy(asc(account.id))
    .for('update')
}

/** Returns the ids of those that went. */
export async function deleteUnconfirmed(
  tx: Tx,
  { email, username, except = 0 }: { email: string; username?: string; except?: number },
): Promise<number[]> {
  const hasUsername =
    username === undefined ? undefined : sql`lower(${account.username}) = lower(${username})`
  const going = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(or(hasEmail(email), hasUsername), isUnconfirmed, ne(account.id, except)))
    .orderBy(asc(account.id))
    .for('update')
  const ids = going.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(account).where(inArray(account.id, ids))
  return ids
}

/** The same of many addresses and usernames at once. */
export async function deleteAllUnconfirmed(
  tx: Tx,
  { emails, usernames }: { emails: readonly string[]; usernames: readonly string[] },
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    delete from ${account}
    where unconfirmed_since is not null and id in (
      select id from ${account}
      where unconfirmed_since is not null and (
        lower(email) in (select lower(value) from jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb))
        or lower(username) in (select lower(value) from jsonb_array_elements_text(${JSON.stringify(usernames)}::jsonb)))
      order by id
      for update)
    returning id`)
  return rows.map(({ id }) => id)
}

/** What belongs to such an account is its sessions, codes and notices, which go with it. */
export const UNCONFIRMED_KEPT: Retention = {
  key: account.id,
  since: account.unconfirmedSince,
  keptFor: () => UNCONFIRMED_DAYS * DAY,
}
