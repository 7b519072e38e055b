import {
  type HeldMailReason,
  type MailTime,
  mailsCountSince,
  mailTime,
} from '@diatrivi/domain/work/mail/mail-time'
import { and, eq, gt, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import type { MailWithKind } from './mail.ts'
import { enqueueMails, isWaiting, type QueuedMail } from './outbox.repository.ts'
import { outbox } from './tables.ts'

/** What a mail is about, to the person who gets it: docs/regulation.md#mail-times. */
export interface MailMatter {
  recipient: string
  /** Kind and thesis, of which one mail leaves in ten minutes. */
  paceKey: string
  /** Its newest mail takes the place of those that still wait. */
  replaceKey: string
  isOutside: boolean
}

/** A mail to a person without an account that does not leave at once. */
export interface HeldMail {
  name: string
  reason: HeldMailReason
  dueAt: Date
}

/** By transaction, so that one that is repeated begins anew. */
const heldMails = new WeakMap<Tx, HeldMail[]>()

/** The mails of this transaction that wait, for the answer to the person who acted. */
export function heldMailsOf(tx: Tx): HeldMail[] {
  return heldMails.get(tx) ?? []
}

/**
 * The one way to a person without an account for mails that an action causes. The mail is written when its time is known,
 * because a link in the mail before holds until then.
 */
export async function mailOutside(
  tx: Tx,
  {
    to,
    ...keys
  }: Pick<MailMatter, 'paceKey' | 'replaceKey'> & { to: { email: string; name: string | null } },
  write: (dueAt: Date) => Promise<MailWithKind>,
  now: Date,
): Promise<void> {
  const matter = { ...keys, recipient: to.email, isOutside: true }
  const lock = `mails:${to.email.toLowerCase()}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
  const [{ dueAt, held } = { dueAt: now, held: null }] = await timesOf(tx, [matter], now)
  const mail = await write(dueAt)
  await enqueueMails(tx, [{ ...mail, ...keys, isOutside: true, dueAt }], now)
  if (held !== null)
    heldMails.set(tx, [...heldMailsOf(tx), { name: to.name ?? to.email, reason: held, dueAt }])
}

/**
 * The same for people with an account, who read in the list of notices what a mail leaves out. Returns the mails with
 * their times, to be written by `insertMails`.
 */
export async function pacedMails(tx: Tx, mails: readonly QueuedMail[], now: Date): Promise<QueuedMail[]> {
  const matters = mails.flatMap(({ to, paceKey, replaceKey }): MailMatter[] =>
    paceKey === undefined || replaceKey === undefined
      ? []
      : [{ recipient: to, paceKey, replaceKey, isOutside: false }],
  )
  const times = await timesOf(tx, matters, now)
  return mails.map((mail) => {
    const at = matters.findIndex(
      ({ recipient, paceKey }) => recipient === mail.to && paceKey === mail.paceKey,
    )
    return { ...mail, dueAt: mail.dueAt ?? times[at]?.dueAt ?? now }
  })
}

/**
 * When mails may leave. Those that wait and that they replace are deleted; one that is just being sent counts as sent.
 * In the order of the matters.
 */
export async function timesOf(tx: Tx, matters: readonly MailMatter[], now: Date): Promise<MailTime[]> {
  if (matters.length === 0) return []
  const isUnclaimed = or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, now))
  const isReplaced = matters.map((one) => and(isTo(one), eq(outbox.replaceKey, one.replaceKey)))
  const replaced = tx.$with('replaced').as(
    tx
      .delete(outbox)
      .where(and(isNotNull(outbox.paceKey), or(...isReplaced), isWaiting, isUnclaimed))
      .returning({ id: outbox.id }),
  )
  const isCounted = matters.map((one) =>
    and(isTo(one), one.isOutside ? outbox.isOutside : eq(outbox.paceKey, one.paceKey)),
  )
  const rows = await tx
    .with(replaced)
    .select({
      recipient: sql<string>`lower(${outbox.recipient})`,
      paceKey: outbox.paceKey,
      sentAt: outbox.sentAt,
      dueAt: outbox.dueAt,
      claimedUntil: outbox.claimedUntil,
    })
    .from(outbox)
    .where(
      and(
        isNotNull(outbox.paceKey),
        or(...isCounted),
        // One statement sees the rows as they were before it.
        notInArray(outbox.id, tx.select({ id: replaced.id }).from(replaced)),
        isNull(outbox.undeliverableAt),
        or(isNull(outbox.sentAt), gt(outbox.sentAt, mailsCountSince(now))),
      ),
    )
  return matters.map(({ recipient, paceKey, isOutside }) => {
    const theirs = rows.filter((row) => row.recipient === recipient.toLowerCase())
    const ofKind = theirs.filter((row) => row.paceKey === paceKey).map(leavesAt)
    const last = ofKind.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null
    return mailTime({ last, toOutside: isOutside ? theirs.map(leavesAt) : [] }, now)
  })

  function leavesAt({
    sentAt,
    dueAt,
    claimedUntil,
  }: Pick<(typeof rows)[number], 'sentAt' | 'dueAt' | 'claimedUntil'>) {
    return sentAt ?? (claimedUntil === null && dueAt > now ? dueAt : now)
  }
}

/** All spellings of an address are one person. */
function isTo({ recipient }: MailMatter) {
  return sql`lower(${outbox.recipient}) = lower(${recipient})`
}
