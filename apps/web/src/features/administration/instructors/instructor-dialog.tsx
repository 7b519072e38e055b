import { EMAIL_MAX, NAME_MAX, USERNAME_MAX } from '@diatrivi/contract/limits'
import { RANKS } from '@diatrivi/domain/account/role'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormSelect, FormTextField } from '../../../shared/forms/form-fields.tsx'
import { useToast } from '../../../shared/ui/toast-provider.tsx'
import { useSaveInstructor } from '../administration.mutations.ts'
import { administrationQueries } from '../administration.queries.ts'
import type { Department } from '../department.mapper.ts'
import { fieldRules } from '../field-rules.ts'
import { INSTRUCTOR_FIELD_OF_WIRE, type Instructor, toInstructorForm } from '../instructor.mapper.ts'
import { FormChoice } from '../record/form-choice.tsx'
import { RecordDialog } from '../record/record-dialog.tsx'
import { useRecordForm } from '../record/use-record-form.ts'
import { rankLabel } from './rank-label.ts'

interface InstructorDialogProps {
  /** Null for a new one. */
  item: Instructor | null
  departments: readonly Department[]
  onClose: () => void
}

export default function InstructorDialog({ item, departments, onClose }: InstructorDialogProps) {
  const toast = useToast()
  const save = useSaveInstructor()
  const { form, basis, conflict } = useRecordForm({
    item,
    toForm: toInstructorForm,
    all: administrationQueries.instructors(),
    comparison: async () => (await import('./instructor-comparison.ts')).instructorComparison(departments),
  })
  const choices = useMemo(
    () => departments.map(({ id, name, institution }) => ({ id, name, group: institution.name })),
    [departments],
  )

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
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <FormTextField
          name="firstName"
          label={m.administration_first_name()}
          required
          autoFocus
          rules={fieldRules.text(NAME_MAX)}
        />
        <FormTextField
          name="surname"
          label={m.administration_surname()}
          required
          rules={fieldRules.text(NAME_MAX)}
        />
      </Box>
      <FormTextField
        name="username"
        label={m.administration_username()}
        required
        rules={fieldRules.username(USERNAME_MAX)}
        autoComplete="off"
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <FormTextField
        name="email"
        label={m.administration_email()}
        required
        rules={fieldRules.email(EMAIL_MAX)}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
      />
      <FormSelect
        name="rank"
        label={m.administration_rank()}
        required
        options={RANKS.map((rank) => ({ value: rank, label: rankLabel(rank) }))}
      />
      <FormChoice name="departmentId" label={m.administration_department()} required choices={choices} />
      {item === null && <Alert severity="info">{m.administration_invitation_note()}</Alert>}
      {item?.isActive === false && (
        <Alert severity="warning">{m.administration_invitation_pending_long()}</Alert>
      )}
    </RecordDialog>
  )
}
