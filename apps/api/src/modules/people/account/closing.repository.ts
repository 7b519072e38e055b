import { randomBytes } from 'node:crypto'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { NAMELESS } from '@diatrivi/domain/work/personal-data/account-deletion'
import { asc, eq, inArray, lte } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import {
  account,
  accountKeyword,
  emailChange,
  oneTimeCode,
  passkey,
  pushSubscription,
  recoveryCode,
  secondFactorChallenge,
  session,
  totp,
} from './tables.ts'

const OF_THE_PERSON = [
  accountKeyword,
  emailChange,
  oneTimeCode,
  passkey,
  pushSubscription,
  recoveryCode,
  secondFactorChallenge,
  session,
  totp,
]

/**
 * Keeps of an account its place, its role and, for a while, its name: what the records of others point at. Its username
 * and its address are free again; those that take their place are drawn, so that they cannot be registered
 * beforehand.
 */
export async function closeAccount(
  tx: Tx,
  id: number,
  { nameKeptSince, at }: { nameKeptSince: IsoDate; at: Date },
): Promise<void> {
  const username = `deleted-${id}-${randomBytes(6).toString('hex')}`
  for (const table of OF_THE_PERSON) await tx.delete(table).where(eq(table.accountId, id))
  await tx
    .update(account)
    .set({
      username,
      // RFC 2606: no mail ever arrives there.
      email: `${username}@deleted.invalid`,
      passwordHash: null,
      rank: null,
      formOfAddress: null,
      isActive: false,
      isPublic: false,
      cvFileId: null,
      cvName: null,
      closedAt: at,
      nameKeptSince,
      updatedAt: at,
    })
    .where(eq(account.id, id))
}

/** Takes the names off closed accounts whose records are that old, some at a time. Returns how many. */
export async function takeOldNamesOff(
  tx: Tx,
  { until, limit, at }: { until: IsoDate; limit: number; at: Date },
): Promise<number> {
  const old = await tx
    .select({ id: account.id })
    .from(account)
    .where(lte(account.nameKeptSince, until))
    .orderBy(asc(account.nameKeptSince))
    .limit(limit)
    .for('update', { skipLocked: true })
  const ids = old.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx
    .update(account)
    .set({ ...NAMELESS, nameKeptSince: null, updatedAt: at })
    .where(inArray(account.id, ids))
  return ids.length
}
