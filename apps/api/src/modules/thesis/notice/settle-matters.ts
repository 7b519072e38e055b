import { heldUntil, undoing } from '@diatrivi/domain/thesis/notice/undoing'
import type { Tx } from '../../../platform/database/transaction.ts'
import { takeBackMails } from '../../../platform/mail/outbox.repository.ts'
import type { NewNotice, NoticeMatter } from './notice.model.ts'
import { deleteNotices, listMailedMatters, lockNoticesOf, type MatterOf } from './notice-matter.repository.ts'

/** A notice that is to be written. */
export type SettledNotice = NewNotice & {
  /** When a mail about its matter left that speaks for this notice too; null where it gets its own. */
  mailedBefore: Date | null
  /** When its own mail leaves. */
  mailDueAt: Date
}

/**
 * Takes back what the actions undo: earlier notices about the same matter, and their mails that have not left. Returns the
 * notices that remain to be written: docs/regulation.md#undone-notices
 */
export async function settleMatters(
  tx: Tx,
  notices: readonly NewNotice[],
  at: Date,
): Promise<SettledNotice[]> {
  const matters = notices.flatMap(({ recipientId, matter }): MatterOf[] =>
    matter === undefined ? [] : [{ recipientId, matter: nameOf(matter) }],
  )
  // Read first, because the notice by which a mail is known may be taken back.
  const dueAt = await dueTimes(tx, matters, at)
  const known = await lockNoticesOf(tx, matters, at)
  const decided = notices.map((notice) => {
    const earlier = known.find((one) => isOfMatter(one, notice))
    return { notice, earlier, ...undoing(earlier ?? null, notice.kind, at) }
  })
  const replaced = decided.flatMap(({ earlier, replacesEarlier }) =>
    earlier !== undefined && replacesEarlier ? [earlier] : [],
  )
  const keys = replaced.flatMap(({ mailKey }) => (mailKey === null ? [] : [mailKey]))
  const takenBack = await takeBackMails(tx, keys, at)
  await deleteNotices(
    tx,
    replaced.map(({ id }) => id),
  )
  return decided.flatMap(({ notice, earlier }) => {
    const hasLeft = earlier?.mailKey == null || !takenBack.has(earlier.mailKey)
    const mailedAt = hasLeft ? (earlier?.mailedAt ?? null) : null
    const { isWritten, isMailed } = undoing(earlier ? { ...earlier, mailedAt } : null, notice.kind, at)
    const mailedBefore = isMailed ? null : mailedAt
    return isWritten ? [{ ...notice, mailedBefore, mailDueAt: dueAt(notice) }] : []
  })
}

/** The first mail of a person about such actions leaves at once, so that only further ones are held back. */
async function dueTimes(
  tx: Tx,
  matters: readonly MatterOf[],
  at: Date,
): Promise<(notice: NewNotice) => Date> {
  const ids = matters.map(({ recipientId }) => recipientId)
  const mailed = await listMailedMatters(tx, ids, at)
  return ({ recipientId, matter }) => {
    if (matter === undefined) return at
    const last = mailed.findLast(
      (one) => one.recipientId === recipientId && one.matter?.startsWith(beginningOf(matter)),
    )
    return heldUntil(last?.mailedAt ?? null, at)
  }
}

function isOfMatter(one: { recipientId: number; matter: string | null }, { recipientId, matter }: NewNotice) {
  return matter !== undefined && one.recipientId === recipientId && one.matter === nameOf(matter)
}

/** As the table has it. */
export function nameOf(matter: NoticeMatter): string {
  return `${beginningOf(matter)}${matter.id}`
}

function beginningOf({ what, actorId }: NoticeMatter): string {
  return `${what}:${actorId}:`
}
