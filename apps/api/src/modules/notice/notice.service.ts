import { defaultDelivery } from '@diatrivi/domain/notice/notice'
import type { Tx } from '../../platform/database/transaction.ts'
import { publishAccountChanges } from '../../platform/events/account-changes.ts'
import { enqueueMails } from '../../platform/mail/outbox.repository.ts'
import type { WebLinks } from '../../platform/mail/web-links.ts'
import { noticeMail } from './mail-templates/notice-mail.ts'
import type { NewNotice, OpenedTopic, Recipient } from './notice.model.ts'
import {
  findRecipients,
  insertNotices,
  insertTopicNotices,
  type NoticeValues,
  type WrittenNotice,
} from './notice.repository.ts'

export type { NewNotice } from './notice.model.ts'

/**
 * Notifies people of what happened, in the transaction of the act: the notice, the mail where they want one
 * at once, and the message to every process that has a page of theirs open. An act that is rolled back notifies no one.
 */
export function noticeService({ links }: { links: WebLinks }) {
  return {
    async notify(tx: Tx, notices: readonly NewNotice[], at: Date): Promise<void> {
      if (notices.length === 0) return
      const ids = notices.map(({ recipientId }) => recipientId)
      const kinds = notices.map(({ kind }) => kind)
      const recipients = await findRecipients(tx, ids, kinds)
      const written = await insertNotices(
        tx,
        notices.flatMap((one) => {
          const recipient = recipients.get(one.recipientId)
          return recipient === undefined ? [] : [noticeFor(recipient, one, at)]
        }),
      )
      await announce(tx, written, recipients, at)
    },

    /**
     * Notifies every student of the department whose keywords the topic carries, each once in the life of the topic,
     * however often it becomes open: docs/regulation.md#topic-notices. In one statement, because a department has
     * thousands.
     */
    async notifyOfTopic(tx: Tx, topic: OpenedTopic, at: Date): Promise<void> {
      const written = await insertTopicNotices(tx, topic, at)
      const mailed = written.flatMap(({ accountId, mailedAt }) => (mailedAt === null ? [] : [accountId]))
      const recipients = mailed.length === 0 ? new Map() : await findRecipients(tx, mailed, ['topic_fits'])
      await announce(tx, written, recipients, at)
    },
  }

  /** Writes the mails of those who want one at once, and wakes the open pages of all. */
  async function announce(
    tx: Tx,
    written: readonly WrittenNotice[],
    recipients: ReadonlyMap<number, Recipient>,
    at: Date,
  ): Promise<void> {
    const mails = written.flatMap(({ accountId, kind, thesisId, facts, mailedAt }) => {
      const recipient = recipients.get(accountId)
      if (recipient === undefined || mailedAt === null) return []
      return [noticeMail(kind, { facts, thesisId, recipient }, links)]
    })
    await enqueueMails(tx, mails, at)
    await publishAccountChanges(
      tx,
      written.map(({ accountId }) => accountId),
    )
  }
}

export type NoticeService = ReturnType<typeof noticeService>

/** An account whose address was never confirmed gets no mail: its notices wait in the list. */
function noticeFor(
  recipient: Recipient,
  { recipientId, kind, thesis, facts, reminderKey }: NewNotice,
  at: Date,
) {
  const chosen = recipient.chosen.get(kind) ?? defaultDelivery(kind)
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
  } satisfies NoticeValues
}
