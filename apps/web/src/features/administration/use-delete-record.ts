import type { UseMutationResult } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { errorMessage } from '../../shared/api/error-message.ts'
import { useConfirm } from '../../shared/ui/confirm-provider.tsx'
import { useToast } from '../../shared/ui/toast-provider.tsx'

interface DeleteRecordOptions<Row> {
  question: string
  nameOf: (row: Row) => string
  remove: UseMutationResult<unknown, Error, Row>
}

/** Asks, deletes, and tells: a refusal of the API is shown in its own words and the row stays. */
export function useDeleteRecord<Row>({ question, nameOf, remove }: DeleteRecordOptions<Row>) {
  const confirm = useConfirm()
  const toast = useToast()
  return async (row: Row) => {
    const name = nameOf(row)
    const isSure = await confirm({
      title: question,
      text: m.administration_delete_text({ name }),
      confirmLabel: m.administration_delete(),
      cancelLabel: m.ui_cancel(),
      isDestructive: true,
    })
    if (!isSure) return
    remove.mutate(row, {
      onSuccess: () => toast({ severity: 'success', message: m.administration_deleted({ name }) }),
      onError: (error) => toast({ severity: 'error', message: errorMessage(error) }),
    })
  }
}
