import { isPushed } from '@diatrivi/domain/thesis/notice/push'
import { heldUntil, undoing } from '@diatrivi/domain/thesis/notice/undoing'
import type { Tx } from '../../../platform/database/transaction.ts'
import { takeBackMails } from '../../../platform/mail/outbox.repository.ts'
import { beginningOf, type NewNotice, nameOf, type Recipient, type UndoableNotice } from './notice.model.ts'
import { deleteNotices } from './notice-matter.repository.ts'
import { takeBackPushes } from './push/push-message.repository.ts'

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
  recipients: ReadonlyMap<number, Recipient>,
  at: Date,
): Promise<SettledNotice[]> {
  const decided = notices.map((notice) => {
    const earlier = earlierOf(notice, recipients.get(notice.recipientId))
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
  await takeBackPushes(
    tx,
    decided.map(({ notice }) => notice.recipientId),
    replaced.flatMap(({ kind, matter }) => (isPushed(kind) && matter !== null ? [matter] : [])),
  )
  return decided.flatMap(({ notice, earlier }) => {
    const hasLeft = earlier?.mailKey == null || !takenBack.has(earlier.mailKey)
    const mailedAt = hasLeft ? (earlier?.mailedAt ?? null) : null
    const { isWritten, isMailed } = undoing(earlier ? { ...earlier, mailedAt } : null, notice.kind, at)
    const mailedBefore = isMailed ? null : mailedAt
    return isWritten
      ? [{ ...notice, mailedBefore, mailDueAt: dueTime(notice, recipients.get(notice.recipientId), at) }]
      : []
  })
}

/** The first mail of a person about such actions leaves at once, so that only further ones are held back. */
function dueTime({ matter }: NewNotice, recipient: Recipient | undefined, at: Date): Date {
  if (matter === undefined) return at
  const isMailed = recipient?.mailedMatters.some((one) => one.startsWith(beginningOf(matter))) === true
  return heldUntil(isMailed ? at : null, at)
}

function earlierOf({ matter }: NewNotice, recipient: Recipient | undefined): UndoableNotice | undefined {
  return matter && recipient?.undoable.find((one) => one.matter === nameOf(matter))
}
