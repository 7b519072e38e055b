import { isApiError } from '@diatrivi/client/api-error'
import { isCancelledError, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../../entities/query-keys.ts'
import { type NoticePage, noticeQueries } from '../notice.queries.ts'

/**
 * Takes the number of unread notices, and refetches what is out of date on the screen: the notices, and
 * for new ones all that shows their theses. News that come during a refetch are handled after it.
 */
export function newsReader(queryClient: QueryClient): (unread: number) => void {
  const { queryKey } = noticeQueries.unread()
  let newestKnown: number | null = null
  let isAsking = false
  let hasMore = false

  async function ask(): Promise<void> {
    do {
      hasMore = false
      const [newest] = await Promise.all([
        queryClient.fetchQuery({ ...noticeQueries.newest(), staleTime: 0 }),
        queryClient.invalidateQueries({ queryKey: [...noticeQueries.lists(), 'page'] }),
      ])
      const known = newestKnown
      newestKnown = Math.max(known ?? 0, ...newest.notices.map(({ id }) => id))
      if (known !== null) await refreshWhatChanged(queryClient, newest, known)
    } while (hasMore)
  }

  return (unread) => {
    // The first news of a second window, or of one whose stream was delayed, may come long after its page.
    const hasChanged = unread > (queryClient.getQueryData(queryKey) ?? unread)
    if (newestKnown === null && hasChanged) newestKnown = 0
    queryClient.setQueryData(queryKey, unread)
    hasMore = true
    if (isAsking) return
    isAsking = true
    ask()
      .catch((error: unknown) => {
        // A failed or cancelled refetch is repeated with the next news.
        if (!isApiError(error) && !isCancelledError(error)) throw error
      })
      .finally(() => {
        isAsking = false
      })
  }
}

async function refreshWhatChanged(
  queryClient: QueryClient,
  newest: NoticePage,
  known: number,
): Promise<void> {
  const fresh = newest.notices.filter(({ id }) => id > known)
  if (fresh.length === 0) return
  const theses = new Set(fresh.map(({ thesisId }) => thesisId))
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isConcerned(queryKey, theses) })
}

const ABOUT_THESES: readonly unknown[] = [
  QUERY_ROOTS.thesis,
  QUERY_ROOTS.interest,
  QUERY_ROOTS.todoList,
  QUERY_ROOTS.comment,
  QUERY_ROOTS.overview,
].flat()

/** All queries that show theses, except the pages of theses without news. */
export function isConcerned(queryKey: QueryKey, theses: ReadonlySet<number | null>): boolean {
  const [root, part, id] = queryKey
  if (!ABOUT_THESES.includes(root)) return false
  const isOfOneThesis = root === QUERY_ROOTS.thesis[0] && (part === 'detail' || part === 'history')
  return !isOfOneThesis || theses.has(id as number)
}
