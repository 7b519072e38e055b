import { partialMatchKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { refreshThesesWhere } from './query-keys.ts'

/**
 * Refetches what could show a thesis, but for the queries of what was deleted: "not found" would be their only answer.
 * These queries are removed once no page shows them. The page that is being left still does, in a slow browser for a
 * while, and would ask again if they were removed under it.
 */
export function refreshAfterDeletion(queryClient: QueryClient, deleted: readonly QueryKey[]): Promise<void> {
  const isOfDeleted = ({ queryKey }: Query) => deleted.some((key) => partialMatchKey(queryKey, key))
  removeOnceUnused(queryClient, isOfDeleted)
  return refreshThesesWhere(queryClient, (query) => !isOfDeleted(query))
}

function removeOnceUnused(queryClient: QueryClient, isOfDeleted: (query: Query) => boolean): void {
  const cache = queryClient.getQueryCache()
  const removeUnused = () => {
    const queries = cache.findAll({ predicate: isOfDeleted })
    const unused = queries.filter((query) => query.getObserversCount() === 0)
    for (const query of unused) cache.remove(query)
    return unused.length === queries.length
  }
  if (removeUnused()) return
  const unsubscribe = cache.subscribe(({ type }) => {
    if (type === 'observerRemoved' && removeUnused()) unsubscribe()
  })
}
