import type { Role } from '@diatrivi/domain/people/account/role'
import {
  type Delivery,
  defaultDelivery,
  type NoticeFacts,
  type NoticeKind,
} from '@diatrivi/domain/thesis/notice/notice'
import { isPushed } from '@diatrivi/domain/thesis/notice/push'
import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { DAY } from '../../../platform/durations.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import type { Retention } from '../../../platform/upkeep/retention.ts'
import { keyword } from '../../institution/keyword/tables.ts'
import { account, accountKeyword, pushSubscription } from '../../people/account/tables.ts'
import { thesis, thesisKeyword } from '../thesis/tables.ts'
import type { OpenedTopic, Recipient } from './notice.model.ts'
import { mailedMatters, undoableNotices } from './notice-matter.repository.ts'
import { notice, noticeSetting, pushMessage } from './tables.ts'

/** By the ids of their accounts, with what they chose for these kinds and have had of these matters; in one query. */
export async function findRecipients(
  tx: Tx,
  accountIds: readonly number[],
  { kinds, matters, at }: { kinds: readonly NoticeKind[]; matters: readonly string[]; at: Date },
): Promise<Map<number, Recipient>> {
  const rows = await tx
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
      ...(matters.length > 0 && {
        undoable: undoableNotices(matters, at).sql,
        mailed: mailedMatters(at).sql,
      }),
      ...(kinds.some(isPushed) && { browsers: pushedBrowsers() }),
    })
    .from(account)
    .leftJoin(
      noticeSetting,
      and(eq(noticeSetting.accountId, account.id), inArray(noticeSetting.kind, [...new Set(kinds)])),
    )
    .where(inArray(account.id, [...new Set(accountIds)]))
  const recipients = new Map<number, Recipient>()
  for (const { id, firstName, surname, kind, delivery, undoable, mailed, browsers, ...row } of rows) {
    const recipient = recipients.get(id) ?? {
      ...row,
      name: fullName({ firstName, surname }),
      chosen: new Map<NoticeKind, Delivery>(),
      undoable: undoable ?? [],
      mailedMatters: (mailed ?? []).flatMap(({ matter }) => matter ?? []),
      browsers: browsers ?? [],
    }
    if (kind !== null && delivery !== null) recipient.chosen.set(kind, delivery)
    recipients.set(id, recipient)
  }
  return recipients
}

/** The ids of the browsers in which the person asked for notices. */
function pushedBrowsers() {
  return sql<number[]>`array(
    select ${pushSubscription.id} from ${pushSubscription}
    where ${pushSubscription.accountId} = ${account.id} order by ${pushSubscription.id}
  )`
}

/** The people of a department who are let in, in the order of their ids. */
export async function listPeopleOf(
  db: Reader,
  { departmentId, role, exceptId }: { departmentId: number; role: Role; exceptId: number | null },
): Promise<number[]> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.departmentId, departmentId),
        eq(account.role, role),
        account.isActive,
        isNull(account.disabledAt),
        isNull(account.closedAt),
        exceptId === null ? undefined : ne(account.id, exceptId),
      ),
    )
    .orderBy(asc(account.id))
  return rows.map(({ id }) => id)
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
  mailKey?: string | null
  matter?: string | null
}

/** As a statement that is not yet sent; there is one notice at least. */
export function insertNotices(tx: Tx, values: readonly NoticeValues[]) {
  return tx.insert(notice).values([...values])
}

/** Returns those that were written: a reminder that was sent already is left out. */
export async function insertReminders<Values extends NoticeValues>(
  tx: Tx,
  values: readonly Values[],
): Promise<Values[]> {
  if (values.length === 0) return []
  const rows = await insertNotices(tx, values)
    .onConflictDoNothing({ target: notice.reminderKey })
    .returning({ reminderKey: notice.reminderKey })
  const keys = new Set(rows.map(({ reminderKey }) => reminderKey))
  return values.filter(({ reminderKey }) => keys.has(reminderKey))
}

export type WrittenNotice = Pick<
  typeof notice.$inferSelect,
  'accountId' | 'kind' | 'thesisId' | 'facts' | 'mailedAt' | 'mailKey'
>

/**
 * Returns those that were written: a student who was notified of the topic before is left out, by the reminder key, and
 * so is one who has a thesis. Columns are spelt out, because names of tables mean rows of the statement's own.
 */
export async function insertTopicNotices(
  tx: Tx,
  { id, title, departmentId, person, exceptIds }: OpenedTopic,
  at: Date,
): Promise<WrittenNotice[]> {
  const kind = 'topic_fits' satisfies NoticeKind
  const moment = sql`${at.toISOString()}::timestamptz`
  const { rows } = await tx.execute<{ account_id: number; facts: NoticeFacts; mail_key: string | null }>(sql`
    insert into ${notice} (account_id, kind, thesis_id, facts, created_at, reminder_key, delivery, mailed_at, mail_key)
    select student.id, ${kind}, ${id}, jsonb_build_object(
        'thesisTitle', ${title}::text, 'person', ${person}::text, 'keywords', shared.labels
      ),
      ${moment}, ${kind} || ':' || ${id}::text || ':' || student.id, chosen.delivery,
      case chosen.delivery when 'at_once' then ${moment} end,
      case chosen.delivery when 'at_once' then gen_random_uuid() end
    from ${account} as student
    join lateral (
      select jsonb_agg(keyword.label order by keyword.label collate "el-x-icu") as labels
      from ${accountKeyword}
      join ${thesisKeyword} on thesis_keyword.keyword_id = account_keyword.keyword_id and thesis_id = ${id}
      join ${keyword} on keyword.id = account_keyword.keyword_id
      where account_keyword.account_id = student.id
    ) as shared on shared.labels is not null
    left join ${noticeSetting} on notice_setting.account_id = student.id and notice_setting.kind = ${kind}
    cross join lateral (
      select case when student.is_active
        then coalesce(notice_setting.delivery, ${defaultDelivery(kind, 'student')}) else 'none' end as delivery
    ) as chosen
    where student.role = 'student' and student.department_id = ${departmentId}
      and student.id <> all (${sql.param([...exceptIds])}::integer[])
      and not exists (select from ${thesis} where thesis.student_id = student.id and thesis.mark is null)
    order by student.id
    on conflict (reminder_key) do nothing
    returning account_id, facts, mail_key
  `)
  return rows.map(({ account_id, facts, mail_key }) => ({
    accountId: account_id,
    kind,
    thesisId: id,
    facts,
    mailedAt: mail_key === null ? null : at,
    mailKey: mail_key,
  }))
}

/** docs/regulation.md#notices */
export const NOTICES_KEPT: readonly Retention[] = [
  {
    key: notice.id,
    since: notice.createdAt,
    keptFor: ({ readNoticeDays }) => readNoticeDays * DAY,
    only: isNotNull(notice.readAt),
  },
  {
    key: notice.id,
    since: notice.createdAt,
    keptFor: ({ unreadNoticeDays }) => unreadNoticeDays * DAY,
    only: isNull(notice.readAt),
  },
]

/** Deletes the notices with what waits to be pushed, and what the person chose for each kind. */
export async function deleteNoticesOf(tx: Tx, accountId: number): Promise<void> {
  await tx.delete(pushMessage).where(eq(pushMessage.accountId, accountId))
  await tx.delete(notice).where(eq(notice.accountId, accountId))
  await tx.delete(noticeSetting).where(eq(noticeSetting.accountId, accountId))
}
