import type { UseMutationResult } from '@tanstack/react-query'
import { m } from '../../../../paraglide/messages.js'
import { useConfirm } from '../../../../shared/ui/confirm-provider.tsx'
import { useAction } from '../../../../shared/ui/use-action.ts'

interface DeleteRecordOptions<Row> {
  question: (words: { name: string }) => string
  nameOf: (row: Row) => string
  remove: UseMutationResult<unknown, Error, Row>
}

/** Asks, deletes and shows the result: a refusal of the API is shown in its words, and the row stays. */
export function useDeleteRecord<Row>({ question, nameOf, remove }: DeleteRecordOptions<Row>) {
  const confirm = useConfirm()
  const act = useAction()
  return async (row: Row) => {
    const name = nameOf(row)
    const isSure = await confirm({
      text: question({ name }),
      confirmLabel: m.word_delete(),
      cancelLabel: m.ui_cancel(),
      isDestructive: true,
    })
    if (!isSure) return
    await act(() => remove.mutateAsync(row), { done: m.administration_deleted({ name }) })
  }
}
