import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { foldedContains } from '../database/greek.ts'
import type { Reader, Tx } from '../database/transaction.ts'
import { DAY } from '../durations.ts'
import type { PageWindow } from '../paging.ts'
import type { Retention } from '../upkeep/retention.ts'
import { outbox } from './tables.ts'

const columns = {
  id: outbox.id,
  recipient: outbox.recipient,
  kind: outbox.kind,
  subject: outbox.subject,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  createdAt: outbox.createdAt,
  dueAt: outbox.dueAt,
  undeliverableAt: outbox.undeliverableAt,
}

const hasNotLeft = isNull(outbox.sentAt)

/** The last that left, to addresses that contain the text. */
export async function listSent(db: Reader, search: string, { limit, offset }: PageWindow) {
  return db
    .select({
      id: outbox.id,
      recipient: outbox.recipient,
      kind: outbox.kind,
      createdAt: outbox.createdAt,
      sentAt: sql`${outbox.sentAt}`.mapWith(outbox.createdAt),
      answer: outbox.answer,
    })
    .from(outbox)
    .where(hasLeftTo(search))
    .orderBy(desc(outbox.sentAt), desc(outbox.id))
    .limit(limit)
    .offset(offset)
}

export type SentMail = Awaited<ReturnType<typeof listSent>>[number]

export async function countSent(db: Reader, search: string): Promise<number> {
  return db.$count(outbox, hasLeftTo(search))
}

function hasLeftTo(search: string) {
  return and(
    isNotNull(outbox.sentAt),
    search === '' ? undefined : foldedContains(sql`${outbox.recipient}`, search),
  )
}

/** What was given up, the newest first; then what waits, in the order in which it is tried. Never what a mail says. */
export async function listUnsent(db: Reader, { limit, offset }: PageWindow) {
  return db
    .select(columns)
    .from(outbox)
    .where(hasNotLeft)
    .orderBy(sql`${outbox.undeliverableAt} desc nulls last`, asc(outbox.dueAt), desc(outbox.id))
    .limit(limit)
    .offset(offset)
}

export type OutboxEntry = Awaited<ReturnType<typeof listUnsent>>[number]

export async function countUnsent(db: Reader): Promise<number> {
  return db.$count(outbox, hasNotLeft)
}

export async function countSentSince(db: Reader, moment: Date): Promise<number> {
  return db.$count(outbox, gt(outbox.sentAt, moment))
}

/** When the newest mail to an address was given up; null where one has left since, or none was lost. */
export async function lastLoss(db: Reader, recipient: string): Promise<Date | null> {
  const isToThem = eq(outbox.recipient, recipient)
  const [lost] = await db
    .select({ at: outbox.undeliverableAt })
    .from(outbox)
    .where(and(isNotNull(outbox.undeliverableAt), isToThem))
    .orderBy(desc(outbox.undeliverableAt))
    .limit(1)
  if (!lost?.at) return null
  const arrivedSince = await db.$count(outbox, and(isToThem, gt(outbox.sentAt, lost.at)))
  return arrivedSince > 0 ? null : lost.at
}

/** Whether a mail has left or was given up, which then stays so until the transaction is over. */
export async function lockMail(tx: Tx, id: number) {
  const { sentAt, undeliverableAt } = outbox
  const [row] = await tx
    .select({ sentAt, undeliverableAt })
    .from(outbox)
    .where(eq(outbox.id, id))
    .for('update')
  return row
}

/** A newer mail of this kind says what holds now, and the older one must not be read last. */
const isReplaced = sql`exists (
  select from ${outbox} as newer
  where newer.replace_key = ${outbox.replaceKey} and lower(newer.recipient) = lower(${outbox.recipient})
    and newer.pace_key is not null and newer.id > ${outbox.id}
)`

/**
 * As if they had just been written, but those that a newer mail has replaced; null: all that were given up. Returns which
 * there were.
 */
export async function tryAgain(tx: Tx, ids: readonly number[] | null, now: Date): Promise<number[]> {
  const rows = await tx
    .update(outbox)
    .set({ undeliverableAt: null, attempts: 0, lastError: null, dueAt: now })
    .where(
      and(
        isNotNull(outbox.undeliverableAt),
        not(isReplaced),
        ids === null ? undefined : inArray(outbox.id, [...ids]),
      ),
    )
    .returning({ id: outbox.id })
  return rows.map(({ id }) => id)
}

/** Recipients are personal data and not kept for ever. A mail that waits is neither sent nor given up, and stays. */
export const MAILS_KEPT: readonly Retention[] = [
  { key: outbox.id, since: outbox.sentAt, keptFor: ({ sentMailDays }) => sentMailDays * DAY },
  {
    key: outbox.id,
    since: outbox.undeliverableAt,
    keptFor: ({ undeliverableMailDays }) => undeliverableMailDays * DAY,
  },
]
