import { EMAIL_MAX, NAME_MAX } from '@diatrivi/contract/limits'
import {
  AGREEMENT_NOTE_MAX,
  EMBARGO_REASON_MAX,
  FIRM_MAX,
} from '@diatrivi/domain/examination/commissioner/commissioner'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import DialogContentText from '@mui/material/DialogContentText'
import { useForm } from 'react-hook-form'
import type { Commissioner } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { toDay } from '../../../shared/format/wire-day.ts'
import { FormDateField } from '../../../shared/forms/form-date-field.tsx'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormSelect, FormTextField } from '../../../shared/forms/form-fields.tsx'
import { isEmail } from '../../../shared/forms/is-email.ts'
import { useSetCommissioner } from './commissioner.mutations.ts'

interface CommissionerForm {
  firm: string
  firstName: string
  surname: string
  email: string
  language: 'el' | 'en'
  agreedOn: IsoDate | null
  agreementNote: string
  embargoReason: string
}

interface CommissionerDialogProps {
  thesisId: number
  /** Null for one that is named now. */
  commissioner: Commissioner | null
  onClose: () => void
}

/** Names the firm that a thesis is worked on with, or writes it anew. */
export function CommissionerDialog({ thesisId, commissioner, onClose }: CommissionerDialogProps) {
  const save = useSetCommissioner(thesisId)
  const form = useForm<CommissionerForm>({ defaultValues: toForm(commissioner) })
  return (
    <FormDialog
      title={m.commissioner_title()}
      form={form}
      pending={save.isPending}
      error={save.error}
      submitLabel={m.ui_save()}
      onClose={onClose}
      onSubmit={(values) => onceDone(save.mutateAsync(values), onClose)}
    >
      <DialogContentText>{m.commissioner_dialog_text()}</DialogContentText>
      <Line name="firm" label={m.commissioner_firm()} limit={FIRM_MAX} />
      <Line name="firstName" label={m.field_first_name()} limit={NAME_MAX} />
      <Line name="surname" label={m.field_surname()} limit={NAME_MAX} />
      <FormTextField
        name="email"
        label={m.field_email()}
        type="email"
        required
        rules={{ validate: isEmail }}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: EMAIL_MAX } }}
      />
      <FormSelect
        name="language"
        label={m.commissioner_language()}
        options={[
          { value: 'el', label: m.field_greek() },
          { value: 'en', label: m.field_english() },
        ]}
      />
      <FormDateField name="agreedOn" label={m.commissioner_agreed_on()} />
      <FormTextField
        name="agreementNote"
        label={m.commissioner_agreement_note()}
        helperText={m.commissioner_agreement_note_hint()}
        slotProps={{ htmlInput: { maxLength: AGREEMENT_NOTE_MAX } }}
      />
      <FormTextField
        name="embargoReason"
        label={m.commissioner_embargo()}
        helperText={m.commissioner_embargo_hint()}
        slotProps={{ htmlInput: { maxLength: EMBARGO_REASON_MAX } }}
      />
    </FormDialog>
  )
}

function Line({ name, label, limit }: { name: string; label: string; limit: number }) {
  return (
    <FormTextField
      name={name}
      label={label}
      required
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: limit } }}
    />
  )
}

function toForm(commissioner: Commissioner | null): CommissionerForm {
  const mentor = commissioner?.mentor
  return {
    firm: commissioner?.firm ?? '',
    firstName: mentor?.firstName ?? '',
    surname: mentor?.surname ?? '',
    email: mentor?.email ?? '',
    language: mentor?.language ?? 'el',
    agreedOn: commissioner ? toDay(commissioner.agreedOn) : null,
    agreementNote: commissioner?.agreementNote ?? '',
    embargoReason: commissioner?.embargoReason ?? '',
  }
}
