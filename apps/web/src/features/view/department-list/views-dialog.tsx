import type { DepartmentList } from '@diatrivi/domain/view/department-list/list-columns'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useConfirm } from '../../../shared/ui/confirm-provider.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { useAction } from '../../../shared/ui/use-action.ts'
import type { View } from './saved-view.mapper.ts'
import { useDeleteView } from './saved-view.mutations.ts'

interface ViewsDialogProps {
  list: DepartmentList
  views: readonly View[]
  onRename: (view: View) => void
  onClose: () => void
}

/** The own views of a list, each to be given another name or deleted. */
export default function ViewsDialog({ list, views, onRename, onClose }: ViewsDialogProps) {
  const id = useId()
  const confirm = useConfirm()
  const act = useAction()
  const { mutateAsync: remove, isPending } = useDeleteView(list)

  const askAndDelete = async ({ id: viewId, name }: View) => {
    const isSure = await confirm({
      text: m.department_list_view_delete_text({ name }),
      confirmLabel: m.word_delete(),
      cancelLabel: m.ui_cancel(),
      isDestructive: true,
    })
    if (isSure) await act(() => remove(viewId), { done: m.department_list_view_deleted({ name }) })
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{m.department_list_views()}</DialogTitle>
      <DialogContent>
        {views.length === 0 && <EmptyState text={m.department_list_views_none()} isSmall />}
        <Box component="ul" aria-label={m.department_list_views()} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {views.map((view) => (
            <Box
              component="li"
              key={view.id}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 2 }}
            >
              <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>{view.name}</Box>
              <Button
                aria-label={m.department_list_view_rename_named({ name: view.name })}
                onClick={() => onRename(view)}
              >
                {m.department_list_view_rename()}
              </Button>
              <Button
                color="error"
                disabled={isPending}
                aria-label={m.department_list_view_delete_named({ name: view.name })}
                onClick={() => void askAndDelete(view)}
              >
                {m.word_delete()}
              </Button>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{m.control_close()}</Button>
      </DialogActions>
    </Dialog>
  )
}
