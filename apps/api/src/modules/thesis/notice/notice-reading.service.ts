import { canNotice } from '@diatrivi/domain/thesis/notice/notice.policy'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { publishAccountChanges } from '../../../platform/events/account-changes.ts'
import type { Page } from '../../../platform/paging.ts'
import { type PageWindow, wholeList } from '../../../platform/paging.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import {
  countNotices,
  listNotices,
  lockNotice,
  markAllRead,
  type NoticeRow,
  updateReadAt,
} from './notice-reading.repository.ts'

/** The notices of a person. What is read in one window is read in all of them. */
export function noticeReading({ db, clock }: { db: Db; clock: Clock }) {
  async function setRead(actor: SessionActor, noticeId: number, isRead: boolean): Promise<void> {
    await db.transaction(async (tx) => {
      const notice = found(await lockNotice(tx, noticeId))
      enforce(canNotice.read(actor, notice))
      if ((notice.readAt !== null) === isRead) return
      await updateReadAt(tx, noticeId, isRead ? clock.now() : null)
      await publishAccountChanges(tx, [actor.accountId])
    })
  }

  return {
    async list(
      { accountId }: SessionActor,
      { unread = false }: { unread?: boolean | undefined },
      window: PageWindow | null,
    ): Promise<Page<NoticeRow[]>> {
      const selection = { accountId, unreadOnly: unread }
      const items = await listNotices(db, selection, window)
      return window === null ? wholeList(items) : { items, total: await countNotices(db, selection) }
    },

    countUnread: ({ accountId }: SessionActor): Promise<number> =>
      countNotices(db, { accountId, unreadOnly: true }),

    read: (actor: SessionActor, noticeId: number) => setRead(actor, noticeId, true),
    unread: (actor: SessionActor, noticeId: number) => setRead(actor, noticeId, false),

    readAll: ({ accountId }: SessionActor): Promise<void> =>
      db.transaction(async (tx) => {
        const count = await markAllRead(tx, accountId, clock.now())
        if (count > 0) await publishAccountChanges(tx, [accountId])
      }),
  }
}

export type NoticeReading = ReturnType<typeof noticeReading>
