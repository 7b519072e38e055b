import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '../../../shared/api/client.ts'
import { toNotice } from './notice.mapper.ts'
import type { NoticeSearch } from './notice-search.ts'
import { readPushState } from './push-browser.ts'

export const NOTICES_PER_PAGE = 20
/** The notices in the panel under the bell. */
const NEWEST = 8

async function askPage({ onlyUnread, page }: NoticeSearch, pageSize: number, signal: AbortSignal) {
  const query = {
    unread: onlyUnread ? '1' : undefined,
    page: String(page),
    pageSize: String(pageSize),
  } as const
  const { items, total } = await callPage('listNotices', { query, signal })
  return { notices: items.map(toNotice), total }
}

export type NoticePage = Awaited<ReturnType<typeof askPage>>

export const noticeQueries = {
  lists: () => ['notice', 'list'] as const,

  /** How many are not read yet; the badge of the bell. */
  unread: () =>
    queryOptions({
      queryKey: ['notice', 'unread'],
      queryFn: async ({ signal }) => (await call('countUnreadNotices', { signal })).unread,
    }),

  newest: () =>
    queryOptions({
      queryKey: [...noticeQueries.lists(), 'newest'],
      queryFn: ({ signal }) => askPage({ onlyUnread: false, page: 1 }, NEWEST, signal),
    }),

  /** The page before stays on screen while the next one loads. */
  page: (search: NoticeSearch) =>
    queryOptions({
      queryKey: [...noticeQueries.lists(), 'page', search],
      queryFn: ({ signal }) => askPage(search, NOTICES_PER_PAGE, signal),
      placeholderData: keepPreviousData,
    }),

  /** Whether they come to this browser: the browser knows it as well as the API. */
  push: () =>
    queryOptions({
      queryKey: ['notice', 'push'],
      queryFn: readPushState,
    }),

  settings: () =>
    queryOptions({
      queryKey: ['notice', 'settings'],
      queryFn: ({ signal }) => call('getNoticeSettings', { signal }),
    }),
}
