import { QueryClient } from '@tanstack/react-query'
import { isPassing } from './api-error.ts'
import { session } from './session.ts'

const TRIES = 3

/** One for the whole application, so that loaders and components share what they know. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => isPassing(error) && failures < TRIES - 1,
      refetchOnWindowFocus: true,
      // The client knows better than the browser whether the API answers.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

let lastToken = session.get().token

/** Whoever signs in finds nothing of whoever was here before. At that moment no page that shows any of it is left. */
session.store.subscribe(() => {
  const { token } = session.get()
  if (lastToken === null && token !== null) queryClient.getQueryCache().clear()
  lastToken = token
})
