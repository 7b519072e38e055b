import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'
import { calendarQueries } from './calendar.queries.ts'

/** Refetches after a refusal too, because another window may have ended the address. */
const FRESH = {
  refresh: (queryClient: QueryClient) => queryClient.invalidateQueries(calendarQueries.own()),
  refreshAfterRefusal: true,
} as const

/** Resolves to the address, which is shown this once. */
export function useCreateFeed() {
  return useApiMutation({
    mutationFn: async (hasSteps: boolean) => (await call('createFeed', { body: { steps: hasSteps } })).url,
    ...FRESH,
  })
}

export function useEditFeed() {
  return useApiMutation({
    mutationFn: (hasSteps: boolean) => call('editFeed', { body: { steps: hasSteps } }),
    ...FRESH,
  })
}

export function useRevokeFeed() {
  return useApiMutation({
    mutationFn: () => call('revokeFeed'),
    ...FRESH,
  })
}
