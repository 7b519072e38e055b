import { RANKS } from '@diatrivi/domain/people/account/role'
import { m } from '../../../../paraglide/messages.js'
import { onceDone } from '../../../../shared/api/once-done.ts'
import { FormSelect } from '../../../../shared/forms/form-fields.tsx'
import { RecordDialog } from '../../../../shared/forms/record/record-dialog.tsx'
import { useRecordForm } from '../../../../shared/forms/record/use-record-form.ts'
import { useToast } from '../../../../shared/ui/toast-provider.tsx'
import { useSaveInstructor } from '../administration.mutations.ts'
import { administrationQueries } from '../administration.queries.ts'
import { INSTRUCTOR_FIELD_OF_WIRE, type Instructor, toInstructorForm } from '../instructor.mapper.ts'
import { rankLabel } from './rank-label.ts'
import { StaffFields } from './staff-fields.tsx'
import type { StaffDialogProps } from './staff-screen.tsx'

export default function InstructorDialog({ item, departments, onClose }: StaffDialogProps<Instructor>) {
  const toast = useToast()
  const save = useSaveInstructor()
  const { form, basis, conflict } = useRecordForm({
    item,
    toForm: toInstructorForm,
    all: administrationQueries.instructors(),
    comparison: async () => (await import('./instructor-comparison.ts')).instructorComparison(departments),
  })

  return (
    <RecordDialog
      title={item ? m.administration_edit_user() : m.administration_add_user()}
      form={form}
      fieldOfWire={INSTRUCTOR_FIELD_OF_WIRE}
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
      <StaffFields item={item} departments={departments}>
        <FormSelect
          name="rank"
          label={m.administration_rank()}
          required
          options={RANKS.map((rank) => ({ value: rank, label: rankLabel(rank) }))}
        />
      </StaffFields>
    </RecordDialog>
  )
}
