import { m } from '../../../../paraglide/messages.js'
import { useConfirm } from '../../../../shared/ui/confirm-provider.tsx'
import { useAction } from '../../../../shared/ui/use-action.ts'
import type { UnsentMail } from './mail.mapper.ts'
import { useRetryAllMails, useRetryMail } from './mail.mutations.ts'

/** Retries mails that were given up: one at once, all of them after a question. */
export function useRetries() {
  const confirm = useConfirm()
  const act = useAction()
  const { mutateAsync: retryOne } = useRetryMail()
  const { mutateAsync: retryAll } = useRetryAllMails()

  return {
    retry: (mail: UnsentMail) =>
      act(() => retryOne(mail), { done: m.mail_retried({ recipient: mail.recipient }) }),

    retryAll: async (count: number) => {
      const isSure = await confirm({
        text: m.mail_retry_all_text({ count }),
        confirmLabel: m.mail_retry(),
        cancelLabel: m.ui_cancel(),
      })
      if (isSure) await act(() => retryAll(), { done: m.mail_retried_all() })
    },
  }
}
