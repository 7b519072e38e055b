import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../shared/api/client.ts'
import type { UnsentMail } from './mail.mapper.ts'
import { mailQueries } from './mail.queries.ts'

/** Refetches after a refusal too, because the screen is then out of date. */
function useMailMutation<Variables>(mutationFn: (variables: Variables) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: mailQueries.all() }),
  })
}

export function useRetryMail() {
  return useMailMutation(({ id }: UnsentMail) => call('retryMail', { params: { mailId: id } }))
}

export function useRetryAllMails() {
  return useMailMutation(() => call('retryAllMails'))
}
