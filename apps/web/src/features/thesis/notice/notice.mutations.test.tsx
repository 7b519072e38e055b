import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useMarkNotice } from './notice.mutations.ts'
import { noticeQueries } from './notice.queries.ts'

afterEach(() => vi.unstubAllGlobals())

const NOTICES = [1, 2].map((noticeID) => ({
  noticeID,
  kind: 'step_accepted',
  thesisID: 7,
  facts: {},
  when: { date: '2026-03-07 14:30:00.000000', timezone_type: 3, timezone: 'Europe/Athens' },
  isRead: false,
}))

it('marks a notice as read although the unread ones were asked for before it was written', async () => {
  const answers: ((notices: typeof NOTICES) => void)[] = []
  const waiting = () =>
    new Promise<Response>((resolve) => {
      answers.push((notices) =>
        resolve(Response.json(notices, { headers: { 'x-total-count': `${notices.length}` } })),
      )
    })
  let write: (answer: Response) => void = () => undefined
  vi.stubGlobal('fetch', (address: string | URL | Request, init?: RequestInit) => {
    if ((init?.method ?? 'GET') !== 'GET') return new Promise<Response>((resolve) => (write = resolve))
    return String(address instanceof Request ? address.url : address).includes('unread=1')
      ? waiting()
      : Promise.resolve(Response.json({ unread: 1 }))
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const marking = renderHook(() => useMarkNotice(), { wrapper })
  const notice = { id: 1, kind: 'step_accepted', thesisId: 7, facts: {}, at: '', isRead: false } as const
  act(() => marking.result.current.mutate({ notice, isRead: true }))
  await waitFor(() => expect(queryClient.isMutating()).toBe(1))

  const unread = renderHook(() => useQuery(noticeQueries.page({ onlyUnread: true, page: 1 })), { wrapper })
  await waitFor(() => expect(answers).toHaveLength(1))
  write(Response.json({}))
  await waitFor(() => expect(answers).toHaveLength(2))
  for (const answer of answers) answer(answer === answers[0] ? NOTICES : NOTICES.slice(1))
  await waitFor(() => expect(unread.result.current.data?.notices.map(({ id }) => id)).toEqual([2]))
})
