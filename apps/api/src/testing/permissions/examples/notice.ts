import type { noticeEndpoints } from '@diatrivi/contract/thesis/notice/notice.endpoints'
import { aPushBrowser } from '../../push-browser.fixture.ts'
import { always, type Examples } from '../example.ts'
import type { Scene } from '../scene.ts'

/** Each as the only one of its person: no other user learns that there is one. */
const oneNotice = [
  {
    of: 'its student',
    prepare: async ({ given, student }: Scene) => ({
      params: { noticeId: (await given.aNotice({ recipient: student })).id },
    }),
  },
  {
    of: 'its instructor',
    prepare: async ({ given, instructor }: Scene) => ({
      params: { noticeId: (await given.aNotice({ recipient: instructor })).id },
    }),
  },
] as const

export const noticeExamples: Examples<keyof typeof noticeEndpoints> = {
  listNotices: always({}),
  countUnreadNotices: always({}),
  streamNotices: always({}),
  readNotice: oneNotice,
  unreadNotice: oneNotice,
  readAllNotices: always({}),
  getNoticeSettings: always({}),
  setNoticeSettings: always({ body: { language: 'en' as const } }),
  getPushKey: always({}),
  addPushBrowser: always({ body: aPushBrowser() }),
  confirmPushBrowser: always({ body: { endpoint: aPushBrowser().endpoint } }),
  removePushBrowser: always({ body: { endpoint: aPushBrowser().endpoint } }),
}
