import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Notice } from '../notice.mapper.ts'
import { noticeQueries } from '../notice.queries.ts'
import { newsReader } from './news-reader.ts'

afterEach(() => vi.unstubAllGlobals())

const aNotice = (noticeID: number, thesisID: number | null) => ({
  noticeID,
  kind: 'step_accepted',
  thesisID,
  facts: {},
  when: { date: '2026-03-07 14:30:00.000000', timezone_type: 3, timezone: 'Europe/Athens' },
  isRead: false,
})

const ON_SCREEN = [
  ['thesis', 'detail', 7],
  ['thesis', 'detail', 8],
  ['thesis', 'history', 7],
  ['thesis', 'page', 'inProgress'],
  ['overview', 'notification-count'],
  ['comment', 12],
  ['keyword', 'list'],
  ['viewer', 'token'],
]

/** A browser that shows all of it, and an API whose newest notices the test sets. */
function aBrowser() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  for (const queryKey of ON_SCREEN) queryClient.setQueryData(queryKey, 'as it was')
  let newest: ReturnType<typeof aNotice>[] = []
  const fetch = vi.fn(async () => Response.json(newest, { headers: { 'x-total-count': `${newest.length}` } }))
  vi.stubGlobal('fetch', fetch)
  const read = newsReader(queryClient)
  const outdated = () =>
    ON_SCREEN.filter((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated).map(String)
  return {
    queryClient,
    fetch,
    outdated,
    hear: async (unread: number, notices: ReturnType<typeof aNotice>[]) => {
      newest = notices
      read(unread)
      await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
      await vi.waitFor(() =>
        expect(
          queryClient.getQueryData<{ notices: Notice[] }>(noticeQueries.newest().queryKey)?.notices,
        ).toHaveLength(notices.length),
      )
    },
  }
}

describe('news', () => {
  it('are counted at once, and at first make nothing outdated: the page has only just been asked for', async () => {
    const { queryClient, hear, outdated } = aBrowser()
    await hear(3, [aNotice(5, 7)])
    expect(queryClient.getQueryData(noticeQueries.unread().queryKey)).toBe(3)
    expect(outdated()).toEqual([])
  })

  it('that come first and tell of more than the page was loaded with make it outdated', async () => {
    const { queryClient, hear, outdated } = aBrowser()
    queryClient.setQueryData(noticeQueries.unread().queryKey, 0)
    await hear(1, [aNotice(5, 7)])
    await vi.waitFor(() => expect(outdated()).toContain('overview,notification-count'))
    expect(outdated()).not.toContain('thesis,detail,8')
  })

  it('of a thesis make outdated what shows it, and no page of another thesis', async () => {
    const { hear, outdated } = aBrowser()
    await hear(1, [aNotice(5, 7)])
    await hear(2, [aNotice(6, 7), aNotice(5, 7)])
    await vi.waitFor(() =>
      expect(outdated()).toEqual([
        'thesis,detail,7',
        'thesis,history,7',
        'thesis,page,inProgress',
        'overview,notification-count',
        'comment,12',
      ]),
    )
  })

  it('that something was read make nothing outdated', async () => {
    const { hear, outdated } = aBrowser()
    await hear(1, [aNotice(5, 7)])
    await hear(0, [aNotice(5, 7)])
    expect(outdated()).toEqual([])
  })

  it('that come while others are being asked for are asked for together, after them', async () => {
    const { queryClient, fetch } = aBrowser()
    const read = newsReader(queryClient)
    for (const unread of [1, 2, 3, 4]) read(unread)
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
    expect(queryClient.getQueryData(noticeQueries.unread().queryKey)).toBe(4)
  })
})
