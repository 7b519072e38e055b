import { isCancelledError, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { isApiError } from '../../../shared/api/api-error.ts'
import { type NoticePage, noticeQueries } from '../notice.queries.ts'

/**
 * Takes the number of unread notices, and asks anew for what is on the screen and no longer true: the notices, and
 * where there are new ones all that shows the theses they are about. What comes while it asks is asked for after that.
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
    // The first news of a second window, or of one whose stream was kept back, may come long after its page.
    const hasChanged = unread > (queryClient.getQueryData(queryKey) ?? unread)
    if (newestKnown === null && hasChanged) newestKnown = 0
    queryClient.setQueryData(queryKey, unread)
    hasMore = true
    if (isAsking) return
    isAsking = true
    ask()
      .catch((error: unknown) => {
        // An answer that did not come, or was not waited for, is asked for with the next news.
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

/** Everything that shows theses, but for the pages of those that nothing happened to. */
export function isConcerned(queryKey: QueryKey, theses: ReadonlySet<number | null>): boolean {
  const [root, part, id] = queryKey
  if (!ABOUT_THESES.includes(root)) return false
  const isOfOneThesis = root === QUERY_ROOTS.thesis[0] && (part === 'detail' || part === 'history')
  return !isOfOneThesis || theses.has(id as number)
}
