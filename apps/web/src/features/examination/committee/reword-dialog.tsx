import { NAME_MAX } from '@diatrivi/contract/limits'
import DialogContentText from '@mui/material/DialogContentText'
import { useForm } from 'react-hook-form'
import { fullName } from '../../../entities/person/person.ts'
import type { Seat } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormTextField } from '../../../shared/forms/form-fields.tsx'
import { useReword } from './committee.mutations.ts'
import { AFFILIATION_MAX } from './proposal/outsider-form.tsx'

const FIELDS = [
  { name: 'firstName', label: m.field_first_name, limit: NAME_MAX },
  { name: 'surname', label: m.field_surname, limit: NAME_MAX },
  { name: 'rankText', label: m.committee_outside_rank, limit: NAME_MAX },
  { name: 'affiliation', label: m.committee_outside_affiliation, limit: AFFILIATION_MAX },
] as const

/** The office corrects what papers say of a member without an account. */
export function RewordDialog({ seat, onClose }: { seat: Seat; onClose: () => void }) {
  const reword = useReword(seat.id)
  const { firstName, surname, rankText, affiliation } = seat.person
  const form = useForm({
    defaultValues: {
      firstName,
      surname,
      rankText: rankText ?? '',
      affiliation: affiliation ?? '',
    },
  })
  return (
    <FormDialog
      title={m.committee_reword_named({ name: fullName(seat.person) })}
      form={form}
      pending={reword.isPending}
      error={reword.error}
      submitLabel={m.ui_save()}
      onClose={onClose}
      onSubmit={(values) => onceDone(reword.mutateAsync(values), onClose)}
    >
      <DialogContentText>{m.committee_reword_text()}</DialogContentText>
      {FIELDS.map(({ name, label, limit }) => (
        <FormTextField
          key={name}
          name={name}
          label={label()}
          required
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: limit } }}
        />
      ))}
    </FormDialog>
  )
}
