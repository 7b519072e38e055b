import { NOTIFIED } from '@diatrivi/domain/people/account/role'
import { z } from 'zod'
import { endpoint, everyRole, signedIn } from '../../endpoint.ts'
import { IdParam } from '../../ids.ts'
import { Saved } from '../../values.ts'
import { Notice, NoticeQuery, NoticeSettings, NoticeSettingsInput, UnreadNotices } from './notice.schemas.ts'
import { PushBrowserInput, PushBrowserState, PushEndpointInput, PushKey } from './push.schemas.ts'

const one = {
  access: signedIn(NOTIFIED, 'notice.read'),
  params: z.object({ noticeId: IdParam }),
  response: Saved,
  errors: ['not_found'],
} as const

export const noticeEndpoints = {
  listNotices: endpoint('listNotices', {
    summary: "The caller's notices, newest first",
    access: signedIn(NOTIFIED),
    query: NoticeQuery,
    paged: 'owner',
    response: z.array(Notice),
  }),
  countUnreadNotices: endpoint('countUnreadNotices', {
    summary: 'How many notices the caller has not read yet',
    access: signedIn(NOTIFIED),
    response: UnreadNotices,
  }),
  streamNotices: endpoint('streamNotices', {
    summary: 'The same number, at once and whenever something changes for the caller',
    access: signedIn(NOTIFIED),
    answer: 'events',
    event: 'notices',
    response: UnreadNotices,
  }),
  readNotice: endpoint('readNotice', { ...one, summary: 'A notice is read' }),
  unreadNotice: endpoint('unreadNotice', { ...one, summary: 'A notice is unread again' }),
  readAllNotices: endpoint('readAllNotices', {
    summary: 'All notices of the caller are read',
    access: signedIn(NOTIFIED),
    response: Saved,
  }),
  getNoticeSettings: endpoint('getNoticeSettings', {
    summary: 'In which language mails come, and for which notices: at once, in a daily digest, or none',
    access: signedIn(everyRole),
    response: NoticeSettings,
  }),
  setNoticeSettings: endpoint('setNoticeSettings', {
    summary: 'The same, chosen; what is left out stays as it is',
    access: signedIn(everyRole),
    body: NoticeSettingsInput,
    response: Saved,
  }),
  getPushKey: endpoint('getPushKey', {
    summary: 'The public key (VAPID) with which a browser asks its service for messages of this installation',
    access: signedIn(NOTIFIED),
    response: PushKey,
  }),
  addPushBrowser: endpoint('addPushBrowser', {
    summary: 'Push notices to this browser, as its service names it; ten of a person at most',
    access: signedIn(NOTIFIED),
    body: PushBrowserInput,
    response: Saved,
  }),
  confirmPushBrowser: endpoint('confirmPushBrowser', {
    summary: 'Whether notices of the caller are pushed to this browser; those of another account end',
    access: signedIn(NOTIFIED),
    body: PushEndpointInput,
    response: PushBrowserState,
  }),
  removePushBrowser: endpoint('removePushBrowser', {
    summary: 'Push nothing to this browser any more',
    access: signedIn(NOTIFIED),
    body: PushEndpointInput,
    response: Saved,
  }),
}
