import type { QueryClient } from '@tanstack/react-query'

/** The first word of every feature's query keys. They stand here because an act of one feature is seen in the others. */
export const QUERY_ROOTS = {
  thesis: ['thesis'],
  interest: ['interest'],
  todoList: ['todo-list'],
  comment: ['comment'],
  overview: ['overview'],
  keyword: ['keyword'],
} as const

/**
 * After any act on a thesis, its interests, its steps or what is said about them: all that could show it is asked anew.
 * Resolves when the screen is true again.
 */
export async function refreshTheses(queryClient: QueryClient): Promise<void> {
  const { thesis, interest, todoList, comment, overview } = QUERY_ROOTS
  await Promise.all(
    [thesis, interest, todoList, comment, overview].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}
