import { m } from '../../../../paraglide/messages.js'
import { useConfirm } from '../../../../shared/ui/confirm-provider.tsx'
import { useAction } from '../../../../shared/ui/use-action.ts'
import type { Webhook } from './webhook.mapper.ts'
import { usePauseWebhook, useRenewSecret, useTryWebhook } from './webhook.mutations.ts'

/** Trying out at once; what stops messages, or makes engineers act, after a question. */
export function useWebhookActions(showSecret: (made: { name: string; secret: string }) => void) {
  const confirm = useConfirm()
  const act = useAction()
  const { mutateAsync: tryOut } = useTryWebhook()
  const { mutateAsync: setPaused } = usePauseWebhook()
  const { mutateAsync: renewSecret } = useRenewSecret()
  const asked = (text: string, confirmLabel: string) =>
    confirm({ text, confirmLabel, cancelLabel: m.ui_cancel() })

  return {
    tryOut: (webhook: Webhook) =>
      act(() => tryOut(webhook), { done: m.webhook_tried({ name: webhook.description }) }),

    toggle: async ({ id, description: name, paused }: Webhook) => {
      if (paused !== null) {
        await act(() => setPaused({ id, isPaused: false }), { done: m.webhook_resumed({ name }) })
        return
      }
      if (!(await asked(m.webhook_pause_question({ name }), m.webhook_pause()))) return
      await act(() => setPaused({ id, isPaused: true }), { done: m.webhook_paused({ name }) })
    },

    renew: async (webhook: Webhook) => {
      const name = webhook.description
      if (!(await asked(m.webhook_renew_question({ name }), m.webhook_renew()))) return
      await act(async () => showSecret({ name, secret: await renewSecret(webhook) }))
    },
  }
}
