import { m } from '../../../../paraglide/messages.js'
import { useConfirm } from '../../../../shared/ui/confirm-provider.tsx'
import { useAction } from '../../../../shared/ui/use-action.ts'
import type { ImportOffice } from './import.mapper.ts'
import { useUndoImport } from './import.mutations.ts'

/** Takes an import back, after a question. */
export function useUndo(office: ImportOffice) {
  const confirm = useConfirm()
  const act = useAction()
  const { mutateAsync: undo } = useUndoImport(office)

  return async (importId: number) => {
    const isSure = await confirm({
      text: m.import_undo_text(),
      confirmLabel: m.ui_undo(),
      cancelLabel: m.ui_cancel(),
      isDestructive: true,
    })
    if (isSure) await act(() => undo(importId), { done: m.import_undone() })
  }
}
