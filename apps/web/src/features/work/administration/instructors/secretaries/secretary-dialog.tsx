import { m } from '../../../../../paraglide/messages.js'
import { onceDone } from '../../../../../shared/api/once-done.ts'
import { RecordDialog } from '../../../../../shared/forms/record/record-dialog.tsx'
import { useRecordForm } from '../../../../../shared/forms/record/use-record-form.ts'
import { useToast } from '../../../../../shared/ui/toast-provider.tsx'
import { useSaveSecretary } from '../../administration.mutations.ts'
import { administrationQueries } from '../../administration.queries.ts'
import { StaffFields } from '../staff-fields.tsx'
import type { StaffDialogProps } from '../staff-screen.tsx'
import { SECRETARY_FIELD_OF_WIRE, type Secretary, toSecretaryForm } from '../../secretary.mapper.ts'

export default function SecretaryDialog({ item, departments, onClose }: StaffDialogProps<Secretary>) {
  const toast = useToast()
  const save = useSaveSecretary()
  const { form, basis, conflict } = useRecordForm({
    item,
    toForm: toSecretaryForm,
    all: administrationQueries.secretaries(),
    comparison: async () =>
      (await import('../instructor-comparison.ts')).secretaryComparison(departments),
  })

  return (
    <RecordDialog
      title={item ? m.administration_edit_user() : m.administration_add_user()}
      form={form}
      fieldOfWire={SECRETARY_FIELD_OF_WIRE}
      pending={save.isPending}
      error={save.error}
      conflict={conflict}
      onClose={onClose}
      onSubmit={(values) =>
        onceDone(conflict.watch(save.mutateAsync({ item: basis, values })), () => {
          toast({
            severity: 'success',
            message: item ? m.ui_saved() : m.administration_invited({ email: values.email.trim() }),
          })
          onClose()
        })
      }
    >
      <StaffFields item={item} departments={departments} />
    </RecordDialog>
  )
}
