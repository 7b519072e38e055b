import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../shared/api/client.ts'
import { useApiMutation } from '../../../../shared/ui/use-api-mutation.ts'
import type { UnsentMail } from './mail.mapper.ts'
import { mailQueries } from './mail.queries.ts'

/** Refetches after a refusal too, because the screen is then out of date. */
const FRESH = {
  refresh: (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: mailQueries.all() }),
  refreshAfterRefusal: true,
} as const

export function useRetryMail() {
  return useApiMutation({
    mutationFn: ({ id }: UnsentMail) => call('retryMail', { params: { mailId: id } }),
    ...FRESH,
  })
}

export function useRetryAllMails() {
  return useApiMutation({ mutationFn: () => call('retryAllMails'), ...FRESH })
}
