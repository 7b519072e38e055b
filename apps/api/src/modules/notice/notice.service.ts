import { DEFAULT_DELIVERY } from '@diatrivi/domain/notice/notice'
import type { Tx } from '../../platform/database/transaction.ts'
import { wakePeople } from '../../platform/events/wake-people.ts'
import { enqueueMails } from '../../platform/mail/outbox.repository.ts'
import type { WebLinks } from '../../platform/mail/web-links.ts'
import { noticeMail } from './letters/notice-mail.ts'
import type { Recipient, Told } from './notice.model.ts'
import { findRecipients, insertNotices, type NewNotice } from './notice.repository.ts'

export type { Told } from './notice.model.ts'

/**
 * Tells people what happened, in the transaction of the act: the line under the bell, the mail where they want one at
 * once, and the word to every process that has a page of theirs open. An act that is undone has told nobody.
 */
export async function tell(
  tx: Tx,
  told: readonly Told[],
  { at, links }: { at: Date; links: WebLinks },
): Promise<void> {
  if (told.length === 0) return
  const ids = told.map(({ recipientId }) => recipientId)
  const kinds = told.map(({ kind }) => kind)
  const recipients = await findRecipients(tx, ids, kinds)
  const written = await insertNotices(
    tx,
    told.flatMap((one) => {
      const recipient = recipients.get(one.recipientId)
      return recipient === undefined ? [] : [noticeFor(recipient, one, at)]
    }),
  )
  const mails = written.flatMap(({ accountId, kind, thesisId, facts, mailedAt }) => {
    const recipient = recipients.get(accountId)
    if (recipient === undefined || mailedAt === null) return []
    return [noticeMail(kind, { facts, thesisId, recipient }, links)]
  })
  await enqueueMails(tx, mails, at)
  await wakePeople(
    tx,
    written.map(({ accountId }) => accountId),
  )
}

/** Nobody writes to an account whose address was never confirmed: what it is told waits under the bell. */
function noticeFor(recipient: Recipient, { recipientId, kind, thesis, facts, reminderKey }: Told, at: Date) {
  const chosen = recipient.chosen.get(kind) ?? DEFAULT_DELIVERY
  const delivery = recipient.isActive ? chosen : 'none'
  return {
    accountId: recipientId,
    kind,
    thesisId: thesis?.id ?? null,
    facts: thesis === null ? { ...facts } : { ...facts, thesisTitle: thesis.title },
    createdAt: at,
    reminderKey: reminderKey ?? null,
    delivery,
    mailedAt: delivery === 'at_once' ? at : null,
  } satisfies NewNotice
}
