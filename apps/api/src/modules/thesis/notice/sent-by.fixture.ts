import type { NoticeFacts, NoticeKind } from '@diatrivi/domain/thesis/notice/notice'
import { asc, eq, gt, max } from 'drizzle-orm'
import { outbox } from '../../../platform/mail/tables.ts'
import type { TestApi } from '../../../testing/test-api.ts'
import { account } from '../../people/account/tables.ts'
import { notice } from './tables.ts'

export interface Sent {
  notices: { to: string; kind: NoticeKind; thesisId: number | null; facts: NoticeFacts }[]
  /** Addresses and subjects. */
  mails: [to: string, subject: string][]
}

/** Returns every notice and every mail that an action wrote, in the order of writing, and nothing else. */
export async function sentBy({ db }: TestApi, act: () => Promise<{ status: number }>): Promise<Sent> {
  const [lastNotice] = await db.select({ id: max(notice.id) }).from(notice)
  const [lastMail] = await db.select({ id: max(outbox.id) }).from(outbox)
  const { status } = await act()
  if (status !== 200) throw new Error(`The action was refused: ${status}.`)
  const notices = await db
    .select({ to: account.username, kind: notice.kind, thesisId: notice.thesisId, facts: notice.facts })
    .from(notice)
    .innerJoin(account, eq(account.id, notice.accountId))
    .where(gt(notice.id, lastNotice?.id ?? 0))
    .orderBy(asc(notice.id))
  const mails = await db
    .select({ to: outbox.recipient, subject: outbox.subject })
    .from(outbox)
    .where(gt(outbox.id, lastMail?.id ?? 0))
    .orderBy(asc(outbox.id))
  return { notices, mails: mails.map(({ to, subject }) => [to, subject]) }
}
