import { isPassing } from '@diatrivi/client/api-error'
import { QueryClient } from '@tanstack/react-query'
import { session } from './session.ts'

const TRIES = 3

/** One client for the whole application, so that loaders and components share its cache. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => isPassing(error) && failures < TRIES - 1,
      refetchOnWindowFocus: true,
      // The browser's online state does not say whether the API answers.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

let lastToken = session.get().token

/** Drops the data of the previous person at sign-in. No page that shows it is open at that moment. */
session.store.subscribe(() => {
  const { token } = session.get()
  if (lastToken === null && token !== null) queryClient.getQueryCache().clear()
  lastToken = token
})
