import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { refreshAfterDeletion } from './refresh-after-deletion.ts'

/** A page that shows what this query answers. */
function show(queryClient: QueryClient, queryKey: QueryKey) {
  const queryFn = vi.fn(() => Promise.resolve('answer'))
  const observer = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY })
  return { queryFn, leave: observer.subscribe(() => undefined) }
}

describe('after a deletion', () => {
  it('all that shows theses is asked anew, but for what was deleted', async () => {
    const queryClient = new QueryClient()
    const deleted = show(queryClient, ['thesis', 'detail', 7])
    const other = show(queryClient, ['thesis', 'detail', 70])
    const list = show(queryClient, ['thesis', 'page', 'ungiven'])
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await refreshAfterDeletion(queryClient, [['thesis', 'detail', 7]])
    expect([deleted, other, list].map(({ queryFn }) => queryFn.mock.calls.length)).toEqual([1, 2, 2])
  })

  it('what was deleted stays for the page that shows it, and goes with it', async () => {
    const queryClient = new QueryClient()
    const { leave } = show(queryClient, ['thesis', 'detail', 7])
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await refreshAfterDeletion(queryClient, [['thesis', 'detail', 7]])
    expect(queryClient.getQueryData(['thesis', 'detail', 7])).toBe('answer')
    leave()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('what no page shows any more goes at once', async () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(['thesis', 'detail', 7], 'answer')
    queryClient.setQueryData(['thesis', 'history', 7], 'answer')
    queryClient.setQueryData(['todo-list', 'detail', 7], 'answer')
    await refreshAfterDeletion(queryClient, [
      ['thesis', 'detail', 7],
      ['thesis', 'history', 7],
    ])
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['todo-list', 'detail', 7]])
  })
})
