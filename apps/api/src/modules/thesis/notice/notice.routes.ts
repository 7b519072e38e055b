import type { Handlers } from '../../../platform/http/handler.ts'
import { pageWindow } from '../../../platform/paging.ts'
import type { PushKeys } from '../../people/account/push-subscription/push-keys.service.ts'
import type { PushSubscriptions } from '../../people/account/push-subscription/push-subscriptions.service.ts'
import { presentNotice, presentSettings } from './notice.presenter.ts'
import type { NoticeReading } from './notice-reading.service.ts'
import type { NoticeSettingsService } from './notice-settings.service.ts'

/** What the module of accounts does for the browsers of people. */
export interface PushHandling {
  pushKeys: PushKeys
  pushSubscriptions: PushSubscriptions
}

export function noticeRoutes({
  reading,
  settings,
  pushKeys,
  pushSubscriptions,
}: PushHandling & { reading: NoticeReading; settings: NoticeSettingsService }) {
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
    getPushKey: async () => ({ key: await pushKeys.publicKey() }),
    addPushBrowser: async ({ actor, body: { endpoint, p256dh, auth }, caller }) => {
      await pushSubscriptions.add(actor, { endpoint, publicKey: p256dh, authSecret: auth }, caller)
    },
    confirmPushBrowser: async ({ actor, body }) => ({
      isOn: await pushSubscriptions.confirm(actor, body.endpoint),
    }),
    removePushBrowser: async ({ actor, body }) => {
      await pushSubscriptions.remove(actor, body.endpoint)
    },
  } satisfies Partial<Handlers>
}
