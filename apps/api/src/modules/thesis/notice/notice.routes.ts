import type { Handlers } from '../../../platform/http/handler.ts'
import { pageWindow } from '../../../platform/paging.ts'
import { presentNotice, presentSettings } from './notice.presenter.ts'
import type { NoticeReading } from './notice-reading.service.ts'
import type { NoticeSettingsService } from './notice-settings.service.ts'

export function noticeRoutes({
  reading,
  settings,
}: {
  reading: NoticeReading
  settings: NoticeSettingsService
}) {
  return {
    listNotices: async ({ actor, query }) => {
      const { items, total } = await reading.list(actor, query, pageWindow(query))
      return { items: items.map(presentNotice), total }
    },
    countUnreadNotices: async ({ actor }) => ({ unread: await reading.countUnread(actor) }),
    streamNotices: ({ actor }) => ({ read: async () => ({ unread: await reading.countUnread(actor) }) }),
    readNotice: async ({ actor, params }) => {
      await reading.read(actor, params.noticeId)
    },
    unreadNotice: async ({ actor, params }) => {
      await reading.unread(actor, params.noticeId)
    },
    readAllNotices: async ({ actor }) => {
      await reading.readAll(actor)
    },
    getNoticeSettings: async ({ actor }) => presentSettings(await settings.get(actor)),
    setNoticeSettings: async ({ actor, body }) => {
      await settings.set(actor, body)
    },
  } satisfies Partial<Handlers>
}
