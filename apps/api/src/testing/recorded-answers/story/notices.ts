import { aPushBrowser } from '../../push-browser.fixture.ts'
import type { Cast } from './cast.ts'

/** Notices are read and settings chosen. */
export async function playNotices({ recorder, petros, maria, admin }: Cast) {
  const byMaria = recorder.as(maria)
  const byPetros = recorder.as(petros)
  const byAdmin = recorder.as(admin)
  await byMaria('countUnreadNotices')
  await byMaria('streamNotices')
  const listed = (await byMaria('listNotices')).body
  const params = { noticeId: listed[0]?.noticeID ?? 0 }
  await byMaria('readNotice', { params })
  await byMaria('countUnreadNotices', { note: 'with one read' })
  await byMaria('unreadNotice', { params })
  await byPetros('listNotices')
  await byPetros('listNotices', { note: 'the second page', query: { page: 2, pageSize: 2, unread: 1 } })
  await byPetros('readNotice', { note: 'of another', params })
  await byMaria('readAllNotices')
  await byMaria('listNotices', { note: 'unread, none left', query: { unread: 1 } })
  await byMaria('getNoticeSettings')
  const settings = [{ kind: 'step_accepted', delivery: 'daily_digest' }]
  await byMaria('setNoticeSettings', { body: { language: 'en', settings } })
  await byMaria('getNoticeSettings', { note: 'chosen' })
  await byPetros('getNoticeSettings')
  await byAdmin('getNoticeSettings')
  await playPushes({ recorder, maria })
}

/** A student lets notices be pushed to a browser, and ends it. */
async function playPushes({ recorder, maria }: Pick<Cast, 'recorder' | 'maria'>) {
  const byMaria = recorder.as(maria)
  await byMaria('getPushKey')
  const browser = aPushBrowser()
  const { endpoint } = browser
  await byMaria('confirmPushBrowser', { note: 'before it was asked for', body: { endpoint } })
  await byMaria('addPushBrowser', { body: browser })
  await byMaria('addPushBrowser', {
    note: 'at an address of the own network',
    body: { ...browser, endpoint: 'https://10.0.0.1/push' },
  })
  await byMaria('confirmPushBrowser', { body: { endpoint } })
  await byMaria('removePushBrowser', { body: { endpoint } })
}

/** A student subscribes to the own dates, chooses again, and ends the address. */
export async function playCalendar({ recorder, maria }: Cast) {
  const byMaria = recorder.as(maria)
  const byAnonymous = recorder.as(recorder.anonymous)
  await byMaria('getFeed', { note: 'none yet' })
  await byMaria('editFeed', { note: 'none yet', body: { steps: false } })
  const { url } = (await byMaria('createFeed', { body: { steps: true } })).body
  const params = { token: url.slice(url.lastIndexOf('/') + 1) }
  await byAnonymous('readFeed', { params })
  await byMaria('editFeed', { body: { steps: false } })
  await byMaria('getFeed')
  await byMaria('revokeFeed')
  await byAnonymous('readFeed', { note: 'of an address that ended', params })
}

/** Mails are given up and tried again, and the mail server fails. */
export async function playMails({ api, recorder, admin }: Cast) {
  const byAdmin = recorder.as(admin)
  await api.mailbox.all()
  await byAdmin('getMailStatus')
  const { id: lost } = await api.given.aLostMail({ recipient: 'lost@example.org' })
  await api.given.aLostMail({ recipient: 'gone@example.org', subject: 'Κωδικός', kind: 'notice' })
  const { id: waiting } = await api.given.aMail({ recipient: 'waiting@example.org' })
  await byAdmin('listMails')
  await byAdmin('listMails', { note: 'the second page', query: { page: 2, pageSize: 2 } })
  await api.given.aMail({
    recipient: 'sent@example.org',
    sentAt: api.clock.now(),
    answer: '250 2.0.0 Ok: queued as 7F3',
  })
  await byAdmin('listSentMails', { query: { search: 'SENT@', page: 1, pageSize: 2 } })
  await byAdmin('retryMail', { params: { mailId: lost } })
  await byAdmin('retryMail', { note: 'one that waits', params: { mailId: waiting } })
  await byAdmin('retryAllMails')
  api.mailbox.breakDown()
  await api.mailbox.all()
  await byAdmin('getMailStatus', { note: 'when nothing leaves' })
}
