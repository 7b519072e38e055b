import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/transaction.ts'
import { currentRequestId } from '../logging/request-context.ts'
import type { MailWithKind } from './mail.ts'
import { outbox } from './tables.ts'

/** After some three days of trying, a mail is left for the administrator. */
export const ATTEMPTS_MAX = 20

/** A mail claimed by one worker until the given moment. */
export type ClaimedMail = typeof outbox.$inferSelect & { claimedUntil: Date }

/** Hands a mail over to the worker, which sends it once the transaction is done and not otherwise. */
export function enqueueMail(tx: Tx, mail: MailWithKind, now: Date): Promise<void> {
  return enqueueMails(tx, [mail], now)
}

/** A mail that may wait, and that its key can take back until then. */
export type QueuedMail = MailWithKind & {
  messageKey?: string
  dueAt?: Date
  paceKey?: string
  replaceKey?: string
  isOutside?: boolean
}

export async function enqueueMails(tx: Tx, mails: readonly QueuedMail[], now: Date): Promise<void> {
  if (mails.length > 0) await insertMails(tx, mails, now)
}

/** The same as a statement that is not yet sent; there is one mail at least. */
export function insertMails(tx: Tx, mails: readonly QueuedMail[], now: Date) {
  const requestId = currentRequestId()
  return tx.insert(outbox).values(
    mails.map(({ to, dueAt = now, textsAt, ...mail }) => ({
      ...mail,
      ...textsAt(dueAt),
      recipient: to,
      requestId,
      createdAt: now,
      dueAt,
    })),
  )
}

/** When the last of the mails of a kind that wait for their first attempt leaves; now where none waits. */
export async function lastOfKindDueAt(tx: Tx, kind: MailWithKind['kind'], now: Date): Promise<Date> {
  const [row] = await tx
    .select({ dueAt: outbox.dueAt })
    .from(outbox)
    .where(and(isWaiting, eq(outbox.kind, kind), eq(outbox.attempts, 0), gt(outbox.dueAt, now)))
    .orderBy(desc(outbox.dueAt))
    .limit(1)
  return row?.dueAt ?? now
}

/** Deletes those of the mails that wait until later than now. Returns their keys: the others have left. */
export async function takeBackMails(tx: Tx, messageKeys: readonly string[], now: Date): Promise<Set<string>> {
  if (messageKeys.length === 0) return new Set()
  const rows = await tx
    .delete(outbox)
    .where(and(isWaiting, gt(outbox.dueAt, now), inArray(outbox.messageKey, [...messageKeys])))
    .returning({ messageKey: outbox.messageKey })
  return new Set(rows.map(({ messageKey }) => messageKey))
}

export const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.undeliverableAt))

function isDue(now: Date) {
  return and(
    isWaiting,
    lte(outbox.dueAt, now),
    or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, now)),
  )
}

export async function hasDueMail(db: Reader, now: Date): Promise<boolean> {
  const [row] = await db.select({ id: outbox.id }).from(outbox).where(isDue(now)).limit(1)
  return row !== undefined
}

/**
 * Takes the mail that is due the longest. It is not locked while it is sent, only kept from the other workers until
 * then: no transaction waits for a mail server, and the mails of a dead worker are claimed again.
 */
export async function claimDueMail(tx: Tx, now: Date, claimedUntil: Date): Promise<ClaimedMail | undefined> {
  const [row] = await tx
    .select()
    .from(outbox)
    .where(isDue(now))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true })
  if (row === undefined) return undefined
  await tx.update(outbox).set({ claimedUntil }).where(eq(outbox.id, row.id))
  return { ...row, claimedUntil }
}

/** Longer ones are cut: the number of the mail stands at the beginning. */
const ANSWER_MAX = 500

/** A sent mail is not sent again, whichever worker sent it. Its text is deleted, because it may hold a code or a link. */
export async function markSent(
  tx: Tx,
  { id, answer }: { id: number; answer: string | null },
  now: Date,
): Promise<void> {
  await tx
    .update(outbox)
    .set({
      sentAt: now,
      answer: answer?.slice(0, ANSWER_MAX) ?? null,
      claimedUntil: null,
      undeliverableAt: null,
      text: '',
      html: '',
      calendar: null,
      lastError: null,
    })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)))
}

/**
 * What becomes of a mail that did not leave. Nothing, when another worker has it by now. It is deleted where a newer one
 * has taken its place meanwhile: it would be the last that the person reads.
 */
export async function putBack(
  tx: Tx,
  { id, claimedUntil, recipient, replaceKey }: ClaimedMail,
  change: { lastError: string; attempts?: number; dueAt?: Date; undeliverableAt?: Date },
): Promise<void> {
  if (replaceKey !== null) {
    const isNewer = and(eq(outbox.recipient, recipient), eq(outbox.replaceKey, replaceKey), gt(outbox.id, id))
    if ((await tx.$count(outbox, isNewer)) > 0) {
      await tx.delete(outbox).where(and(eq(outbox.id, id), eq(outbox.claimedUntil, claimedUntil), isWaiting))
      return
    }
  }
  await tx
    .update(outbox)
    .set({ ...change, claimedUntil: null })
    .where(and(eq(outbox.id, id), eq(outbox.claimedUntil, claimedUntil), isWaiting))
}

export interface OutboxState {
  waiting: number
  /** When the one that waits the longest was written. */
  oldest: Date | null
  undeliverable: number
}

export async function outboxState(db: Reader): Promise<OutboxState> {
  const [waiting] = await db
    .select({
      count: sql<number>`count(*)::int`,
      oldest: sql<Date | null>`min(${outbox.createdAt})`.mapWith(outbox.createdAt),
    })
    .from(outbox)
    .where(isWaiting)
  const undeliverable = await db.$count(outbox, sql`${outbox.undeliverableAt} is not null`)
  return { waiting: waiting?.count ?? 0, oldest: waiting?.oldest ?? null, undeliverable }
}
