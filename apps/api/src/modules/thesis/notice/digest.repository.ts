import { and, asc, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import { account } from '../../people/account/tables.ts'
import type { MailRecipient } from './notice.model.ts'
import { notice } from './tables.ts'

/** Notices from before that moment that are in no mail yet. */
const waitsSince = (due: Date) =>
  and(eq(notice.delivery, 'daily_digest'), isNull(notice.mailedAt), lt(notice.createdAt, due))

/** Accounts with notices that wait for a digest. */
export async function listDigestAccounts(db: Reader, due: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ accountId: notice.accountId })
    .from(notice)
    .where(waitsSince(due))
    .orderBy(asc(notice.accountId))
  return rows.map(({ accountId }) => accountId)
}

/** Null for an account that another process is writing to at this moment, that is not active, or deleted. */
export async function lockDigestRecipient(tx: Tx, accountId: number): Promise<MailRecipient | null> {
  const [row] = await tx
    .select({
      email: account.email,
      firstName: account.firstName,
      surname: account.surname,
      language: account.language,
      role: account.role,
    })
    .from(account)
    .where(and(eq(account.id, accountId), account.isActive))
    .for('no key update', { skipLocked: true })
  if (row === undefined) return null
  const { firstName, surname, ...recipient } = row
  return { ...recipient, name: fullName({ firstName, surname }) }
}

const earlier = alias(notice, 'earlier')

/**
 * Takes what waits for one person into a digest; nothing when this digest has gone out already, for what comes late
 * belongs to the next one. Oldest first.
 */
export async function takeForDigest(
  tx: Tx,
  accountId: number,
  { due, at }: { due: Date; at: Date },
): Promise<DigestNotice[]> {
  const hasGoneOut = tx
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.accountId, accountId),
        eq(earlier.delivery, 'daily_digest'),
        sql`${earlier.mailedAt} >= ${due}`,
      ),
    )
  const rows = await tx
    .update(notice)
    .set({ mailedAt: at })
    .where(and(eq(notice.accountId, accountId), waitsSince(due), notExists(hasGoneOut)))
    .returning({ id: notice.id, kind: notice.kind, thesisId: notice.thesisId, facts: notice.facts })
  return rows.toSorted((one, other) => one.id - other.id)
}

export type DigestNotice = Pick<typeof notice.$inferSelect, 'id' | 'kind' | 'thesisId' | 'facts'>
