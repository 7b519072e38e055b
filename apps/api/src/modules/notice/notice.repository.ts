import type { Delivery, NoticeFacts, NoticeKind } from '@diatrivi/domain/notice/notice'
import { and, eq, inArray, isNotNull, lt, or } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/database/transaction.ts'
import { fullName } from '../../platform/text/full-name.ts'
import { account } from '../account/tables.ts'
import type { Recipient } from './notice.model.ts'
import { notice, noticeSetting } from './tables.ts'

/** By the ids of their accounts, with what they chose for these kinds; in one query. */
export async function findRecipients(
  db: Reader,
  accountIds: readonly number[],
  kinds: readonly NoticeKind[],
): Promise<Map<number, Recipient>> {
  const rows = await db
    .select({
      id: account.id,
      email: account.email,
      firstName: account.firstName,
      surname: account.surname,
      language: account.language,
      role: account.role,
      isActive: account.isActive,
      kind: noticeSetting.kind,
      delivery: noticeSetting.delivery,
    })
    .from(account)
    .leftJoin(
      noticeSetting,
      and(eq(noticeSetting.accountId, account.id), inArray(noticeSetting.kind, [...new Set(kinds)])),
    )
    .where(inArray(account.id, [...new Set(accountIds)]))
  const recipients = new Map<number, Recipient>()
  for (const { id, email, firstName, surname, language, role, isActive, kind, delivery } of rows) {
    const recipient = recipients.get(id) ?? {
      email,
      name: fullName({ firstName, surname }),
      language,
      role,
      isActive,
      chosen: new Map<NoticeKind, Delivery>(),
    }
    if (kind !== null && delivery !== null) recipient.chosen.set(kind, delivery)
    recipients.set(id, recipient)
  }
  return recipients
}

export interface NoticeValues {
  accountId: number
  kind: NoticeKind
  thesisId: number | null
  facts: NoticeFacts
  createdAt: Date
  readAt?: Date | null
  reminderKey: string | null
  delivery: Delivery
  mailedAt: Date | null
}

/** Returns those that were written: a reminder that was sent already is left out. */
export async function insertNotices(tx: Tx, values: readonly NoticeValues[]) {
  if (values.length === 0) return []
  return tx
    .insert(notice)
    .values([...values])
    .onConflictDoNothing({ target: notice.reminderKey })
    .returning({
      accountId: notice.accountId,
      kind: notice.kind,
      thesisId: notice.thesisId,
      facts: notice.facts,
      mailedAt: notice.mailedAt,
    })
}

/** Deletes notices that are over. Returns how many there were. */
export async function deleteOldNotices(tx: Tx, before: { ifRead: Date; inAnyCase: Date }): Promise<number> {
  const isOld = or(
    and(isNotNull(notice.readAt), lt(notice.createdAt, before.ifRead)),
    lt(notice.createdAt, before.inAnyCase),
  )
  const { rowCount } = await tx.delete(notice).where(isOld)
  return rowCount ?? 0
}
