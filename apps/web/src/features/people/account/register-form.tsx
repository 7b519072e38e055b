import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useForm } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormTextField } from '../../../shared/forms/form-fields.tsx'
import { FormShell } from '../../../shared/forms/form-shell.tsx'
import { EMPTY_REGISTRATION, type InstitutionChoice, NAME_FIELD_OF_WIRE } from './account.mapper.ts'
import { useRegister } from './account.mutations.ts'
import { DepartmentFields } from './department-fields.tsx'
import { EmailField } from './email-field.tsx'
import { NameFields } from './name-fields.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

interface RegisterFormProps {
  institutions: readonly InstitutionChoice[]
  onRegistered: (email: string) => void
}

const SIDE_BY_SIDE = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}

export function RegisterForm({ institutions, onRegistered }: RegisterFormProps) {
  const form = useForm({ defaultValues: EMPTY_REGISTRATION, mode: 'onTouched' })
  const register = useRegister()

  return (
    <FormShell
      form={form}
      onSubmit={(values) =>
        onceDone(
          register.mutateAsync(values),
          (outcome) => outcome.kind === 'registered' && onRegistered(outcome.email),
        )
      }
      pending={register.isPending}
      error={register.error}
      fieldOfWire={NAME_FIELD_OF_WIRE}
      submitLabel={m.sign_in_register()}
      pendingLabel={m.account_registering()}
      isAlone
    >
      <Box sx={SIDE_BY_SIDE}>
        <NameFields />
      </Box>
      <FormTextField
        name="username"
        label={m.control_username()}
        autoComplete="username"
        required={m.sign_in_username_required()}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <EmailField />
      <DepartmentFields institutions={institutions} />
      <NewPasswordFields label={m.control_password()} />
      {register.data?.kind === 'exists' && <Alert severity="warning">{m.account_user_exists()}</Alert>}
    </FormShell>
  )
}
