import type { DepartmentList } from '@diatrivi/domain/view/department-list/list-columns'
import { VIEW_NAME_MAX } from '@diatrivi/domain/view/department-list/saved-view'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormTextField } from '../../../shared/forms/form-fields.tsx'
import { FormShell } from '../../../shared/forms/form-shell.tsx'
import { useToast } from '../../../shared/ui/toast-provider.tsx'
import type { View } from './saved-view.mapper.ts'
import { useKeepView } from './saved-view.mutations.ts'

interface ViewDialogProps {
  list: DepartmentList
  /** Without an id it is saved anew, else it gets another name. */
  view: Omit<View, 'id'> & { id: number | null }
  onClose: () => void
}

const FIELD_OF_WIRE = { name: 'name' } as const

/** The name of a view. */
export default function ViewDialog({ list, view, onClose }: ViewDialogProps) {
  const id = useId()
  const toast = useToast()
  const form = useForm({ defaultValues: { name: view.name } })
  const keep = useKeepView(list)
  const isNew = view.id === null
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>
        {isNew ? m.department_list_view_save_title() : m.department_list_view_rename_title()}
      </DialogTitle>
      <FormShell
        form={form}
        fieldOfWire={FIELD_OF_WIRE}
        pending={keep.isPending}
        error={keep.error}
        submitLabel={m.ui_save()}
        onCancel={onClose}
        onSubmit={({ name }) =>
          onceDone(keep.mutateAsync({ ...view, name }), () => {
            toast({ severity: 'success', message: m.department_list_view_saved({ name }) })
            onClose()
          })
        }
      >
        <FormTextField
          name="name"
          label={m.department_list_view_name()}
          helperText={isNew ? m.department_list_view_hint() : ' '}
          required={m.department_list_view_name_required()}
          autoComplete="off"
          autoFocus
          slotProps={{ htmlInput: { maxLength: VIEW_NAME_MAX } }}
        />
      </FormShell>
    </Dialog>
  )
}
