import type { QueryClient } from '@tanstack/react-query'
import { m } from '../../../../paraglide/messages.js'
import { call } from '../../../../shared/api/client.ts'
import type { Save } from '../../../../shared/forms/record/record-dialog.tsx'
import { useApiMutation } from '../../../../shared/ui/use-api-mutation.ts'
import { type Delivery, toWebhookBody, type Webhook, type WebhookFormValues } from './webhook.mapper.ts'
import { webhookQueries } from './webhook.queries.ts'

/** Refetches after a refusal too, because the screen is then out of date. */
const FRESH = {
  refresh: (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: webhookQueries.all() }),
  refreshAfterRefusal: true,
} as const

/** Resolves to the secret of a new one, and to null for a change. */
export function useSaveWebhook() {
  return useApiMutation({
    mutationFn: async ({ item, values }: Save<Webhook, WebhookFormValues>): Promise<string | null> => {
      const body = toWebhookBody(values)
      if (item === null) return (await call('createWebhook', { body })).secret
      await call('editWebhook', { params: { webhookId: item.id }, body, version: item.version })
      return null
    },
    done: (_saved, secret) => (secret === null ? m.ui_saved() : null),
    ...FRESH,
  })
}

export function useDeleteWebhook() {
  return useApiMutation({
    mutationFn: ({ id }: Webhook) => call('deleteWebhook', { params: { webhookId: id } }),
    ...FRESH,
  })
}

export function usePauseWebhook() {
  return useApiMutation({
    mutationFn: ({ id, isPaused }: { id: number; isPaused: boolean }) =>
      call('setWebhookPaused', { params: { webhookId: id, flag: isPaused ? 1 : 0 } }),
    ...FRESH,
  })
}

export function useRenewSecret() {
  return useApiMutation({
    mutationFn: async ({ id }: Webhook) =>
      (await call('renewWebhookSecret', { params: { webhookId: id } })).secret,
    ...FRESH,
  })
}

export function useTryWebhook() {
  return useApiMutation({
    mutationFn: ({ id }: Webhook) => call('tryWebhook', { params: { webhookId: id } }),
    ...FRESH,
  })
}

export function useSendAgain() {
  return useApiMutation({
    mutationFn: ({ id }: Delivery) => call('sendWebhookAgain', { params: { deliveryId: id } }),
    ...FRESH,
  })
}
