import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../shared/api/client.ts'
import type { Save } from '../administration.mutations.ts'
import { type Delivery, toWebhookBody, type Webhook, type WebhookFormValues } from './webhook.mapper.ts'
import { webhookQueries } from './webhook.queries.ts'

/** Refetches after a refusal too, because the screen is then out of date. */
function useWebhookMutation<Variables, Result>(mutationFn: (variables: Variables) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: webhookQueries.all() }),
  })
}

/** Resolves to the secret of a new one, and to null for a change. */
export function useSaveWebhook() {
  return useWebhookMutation(
    async ({ item, values }: Save<Webhook, WebhookFormValues>): Promise<string | null> => {
      const body = toWebhookBody(values)
      if (item === null) return (await call('createWebhook', { body })).secret
      await call('editWebhook', { params: { webhookId: item.id }, body, version: item.version })
      return null
    },
  )
}

export function useDeleteWebhook() {
  return useWebhookMutation(({ id }: Webhook) => call('deleteWebhook', { params: { webhookId: id } }))
}

export function usePauseWebhook() {
  return useWebhookMutation(({ id, isPaused }: { id: number; isPaused: boolean }) =>
    call('setWebhookPaused', { params: { webhookId: id, flag: isPaused ? 1 : 0 } }),
  )
}

export function useRenewSecret() {
  return useWebhookMutation(
    async ({ id }: Webhook) => (await call('renewWebhookSecret', { params: { webhookId: id } })).secret,
  )
}

export function useTryWebhook() {
  return useWebhookMutation(({ id }: Webhook) => call('tryWebhook', { params: { webhookId: id } }))
}

export function useSendAgain() {
  return useWebhookMutation(({ id }: Delivery) => call('sendWebhookAgain', { params: { deliveryId: id } }))
}
