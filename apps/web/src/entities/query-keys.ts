import type { Query, QueryClient } from '@tanstack/react-query'

/** The first word of every feature's query keys. They stand here because an act of one feature changes what the others show. */
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
 * Refetches every query that could show a thesis, its interests, its steps or their comments, after an act on any of them.
 * Resolves when the screen is up to date.
 *
 * @param predicate names those of them that are refetched; all when left out
 */
export async function refreshTheses(
  queryClient: QueryClient,
  predicate: (query: Query) => boolean = () => true,
): Promise<void> {
  const { thesis, interest, todoList, comment, overview } = QUERY_ROOTS
  await Promise.all(
    [thesis, interest, todoList, comment, overview].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey, predicate }),
    ),
  )
}
