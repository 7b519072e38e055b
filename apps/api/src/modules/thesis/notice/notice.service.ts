import { randomUUID } from 'node:crypto'
import { paceKeyOf } from '@diatrivi/domain/thesis/notice/mail-pace'
import { defaultDelivery } from '@diatrivi/domain/thesis/notice/notice'
import { isPushed } from '@diatrivi/domain/thesis/notice/push'
import type { Tx } from '../../../platform/database/transaction.ts'
import { publishAccountChanges } from '../../../platform/events/account-changes.ts'
import { insertMails, type QueuedMail } from '../../../platform/mail/outbox.repository.ts'
import { pacedMails } from '../../../platform/mail/paced-mail.repository.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import { noticeLink, noticeMail, noticeText } from './mails/notice.mail.ts'
import {
  type MatterReading,
  type NewNotice,
  type NoticeCalendar,
  nameOf,
  type OfficeNotice,
  type OpenedTopic,
  type Recipient,
} from './notice.model.ts'
import {
  deleteNoticesOf,
  findRecipients,
  insertNotices,
  insertReminders,
  insertTopicNotices,
  listPeopleOf,
  type NoticeValues,
  type WrittenNotice,
} from './notice.repository.ts'
import { markMatterRead } from './notice-matter.repository.ts'
import { insertPushMessages, type NewPushMessage } from './push/push-message.repository.ts'
import { type SettledNotice, settleMatters } from './settle-matters.ts'

export type { NewNotice } from './notice.model.ts'

/**
 * Notifies people of what happened, in the transaction of the action: the notice, the mail where they want one
 * at once, and the message to every process that has a page of theirs open. An action that is rolled back notifies no one.
 */
export function noticeService({ links }: { links: WebLinks }) {
  return {
    notify,

    /** The secretaries of the department, all but the one who acted: docs/regulation.md#office-notices. */
    async notifyOffice(tx: Tx, { thesis, actorId, ...notice }: OfficeNotice, at: Date): Promise<void> {
      const who = { departmentId: thesis.departmentId, role: 'secretary', exceptId: actorId } as const
      const secretaries = await listPeopleOf(tx, who)
      await notify(
        tx,
        secretaries.map((recipientId) => ({ ...notice, recipientId, thesis })),
        at,
      )
    },

    /** The instructors of a department, of something that is about no thesis. */
    async notifyInstructors(
      tx: Tx,
      departmentId: number,
      notice: Pick<NewNotice, 'kind' | 'facts'>,
      at: Date,
    ): Promise<void> {
      const instructors = await listPeopleOf(tx, { departmentId, role: 'instructor', exceptId: null })
      await notify(
        tx,
        instructors.map((recipientId) => ({ ...notice, recipientId, thesis: null })),
        at,
      )
    },

    /** Marks the notices of the matter as read, because the person has just read what they are about. */
    async read(tx: Tx, reading: MatterReading, at: Date): Promise<void> {
      const { rowCount } = await markMatterRead(tx, reading, at)
      if (rowCount !== null && rowCount > 0) await publishAccountChanges(tx, [reading.readerId])
    },

    /** Deletes the notices of a person who goes and whose account stays. */
    forget: deleteNoticesOf,

    /**
     * Notifies every student of the department whose keywords the topic carries, each once in the life of the topic,
     * however often it becomes open: docs/regulation.md#topic-notices. In one statement, because a department has
     * thousands.
     */
    async notifyOfTopic(tx: Tx, topic: OpenedTopic, at: Date): Promise<void> {
      const written = await insertTopicNotices(tx, topic, at)
      const mailed = written.flatMap(({ accountId, mailedAt }) => (mailedAt === null ? [] : [accountId]))
      const asked = { kinds: ['topic_fits'], matters: [], at } as const
      const recipients = mailed.length === 0 ? new Map() : await findRecipients(tx, mailed, asked)
      const mails = await mailsOf(tx, written, recipients, { at })
      await publishAccountChanges(
        tx,
        written.map(({ accountId }) => accountId),
        mails.length > 0 ? [insertMails(tx, mails, at)] : [],
      )
    },
  }

  /** What the one who acts has read by acting goes with it. */
  async function notify(
    tx: Tx,
    notices: readonly NewNotice[],
    at: Date,
    readings: readonly MatterReading[] = [],
  ): Promise<void> {
    if (notices.length === 0) return
    const ids = notices.map(({ recipientId }) => recipientId)
    const kinds = notices.map(({ kind }) => kind)
    const matters = notices.flatMap(({ matter }) => (matter === undefined ? [] : [nameOf(matter)]))
    const recipients = await findRecipients(tx, ids, { kinds, matters, at })
    const matterDueAt = new Map<string, Date>()
    const calendars = new Map<string, NoticeCalendar>()
    const pushes: NewPushMessage[] = []
    const values = (await settleMatters(tx, notices, recipients, at)).flatMap((one) => {
      const recipient = recipients.get(one.recipientId)
      if (recipient === undefined) return []
      const row = noticeFor(recipient, one, at)
      if (row.mailKey !== null && row.matter !== null) matterDueAt.set(row.mailKey, one.mailDueAt)
      if (row.mailKey !== null && one.calendar !== undefined) calendars.set(row.mailKey, one.calendar)
      pushes.push(...pushesOf(one, { recipient, row }))
      return [row]
    })
    const reminders = values.filter(({ reminderKey }) => reminderKey !== null)
    const others = values.filter(({ reminderKey }) => reminderKey === null)
    const written = [...(await insertReminders(tx, reminders)), ...others]
    const mails = await mailsOf(tx, written, recipients, { at, matterDueAt, calendars })
    const beside = [
      ...readings.map((reading) => markMatterRead(tx, reading, at)),
      ...(others.length > 0 ? [insertNotices(tx, others)] : []),
      ...(mails.length > 0 ? [insertMails(tx, mails, at)] : []),
      ...(pushes.length > 0 ? [insertPushMessages(tx, pushes)] : []),
    ]
    // Recipients whose notice was taken back are published too.
    await publishAccountChanges(tx, [...ids, ...readings.map(({ readerId }) => readerId)], beside)
  }

  /** What the browsers of the recipient are sent: the title of the notice and where it leads. */
  function pushesOf(
    { kind, mailedBefore, mailDueAt }: SettledNotice,
    { recipient, row }: { recipient: Recipient; row: NoticeValues },
  ): NewPushMessage[] {
    // A message that came before speaks for this notice too.
    if (!isPushed(kind) || !recipient.isActive || mailedBefore !== null) return []
    const { accountId, thesisId, facts, createdAt, matter = null } = row
    const { subject } = noticeText(kind, facts, recipient)
    const { pathname, hash } = new URL(noticeLink(kind, { facts, thesisId, recipient }, links).url)
    const message = { accountId, matter, title: subject, path: pathname + hash, createdAt, dueAt: mailDueAt }
    return recipient.browsers.map((subscriptionId) => ({ ...message, subscriptionId }))
  }

  /** The mails of those who want one at once. */
  async function mailsOf(
    tx: Tx,
    written: readonly WrittenNotice[],
    recipients: ReadonlyMap<number, Recipient>,
    {
      at,
      matterDueAt,
      calendars,
    }: {
      at: Date
      matterDueAt?: ReadonlyMap<string, Date>
      calendars?: ReadonlyMap<string, NoticeCalendar>
    },
  ): Promise<QueuedMail[]> {
    const mails = written.flatMap(({ accountId, kind, thesisId, facts, mailKey }): QueuedMail[] => {
      const recipient = recipients.get(accountId)
      if (recipient === undefined || mailKey === null) return []
      const calendar = calendars?.get(mailKey) ?? null
      const mail = noticeMail(kind, { facts, thesisId, recipient, calendar }, links)
      const dueAt = matterDueAt?.get(mailKey)
      if (dueAt !== undefined) return [{ ...mail, messageKey: mailKey, dueAt }]
      const key = paceKeyOf(kind, thesisId)
      const replaceKey = calendar === null ? key : `${key}:${calendar.entry}`
      return [
        {
          ...mail,
          messageKey: mailKey,
          ...(key !== null && replaceKey !== null && { paceKey: key, replaceKey }),
        },
      ]
    })
    return pacedMails(tx, mails, at)
  }
}

export type NoticeService = ReturnType<typeof noticeService>

/** An account whose address was never confirmed gets no mail: its notices wait in the list. */
function noticeFor(
  recipient: Recipient,
  { recipientId, kind, thesis, facts, reminderKey, matter, mailedBefore }: SettledNotice,
  at: Date,
) {
  const chosen = recipient.chosen.get(kind) ?? defaultDelivery(kind, recipient.role)
  const delivery = recipient.isActive ? chosen : 'none'
  const isMailed = delivery === 'at_once' && mailedBefore === null
  return {
    accountId: recipientId,
    kind,
    thesisId: thesis?.id ?? null,
    facts: thesis === null ? { ...facts } : { ...facts, thesisTitle: thesis.title },
    createdAt: at,
    reminderKey: reminderKey ?? null,
    delivery,
    mailedAt: isMailed ? at : mailedBefore,
    mailKey: isMailed ? randomUUID() : null,
    matter: matter === undefined ? null : nameOf(matter),
  } satisfies NoticeValues
}
