import type { Query, QueryClient } from '@tanstack/react-query'

/** The first word of every feature's query keys. They stand here because an action of one feature changes what the others show. */
export const QUERY_ROOTS = {
  thesis: ['thesis'],
  interest: ['interest'],
  todoList: ['todo-list'],
  comment: ['comment'],
  overview: ['overview'],
  keyword: ['keyword'],
  studentRecord: ['student-record'],
  staff: ['staff'],
} as const

/**
 * Refetches every query that could show a thesis, its interests, its steps or their comments, after an action on any of them.
 * Resolves when the screen is up to date.
 */
export const refreshTheses = (queryClient: QueryClient): Promise<void> =>
  refreshThesesWhere(queryClient, () => true)

/** The same for those of them alone that the predicate names. */
export async function refreshThesesWhere(
  queryClient: QueryClient,
  predicate: (query: Query) => boolean,
): Promise<void> {
  const { thesis, interest, todoList, comment, overview } = QUERY_ROOTS
  await Promise.all(
    [thesis, interest, todoList, comment, overview].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey, predicate }),
    ),
  )
}
