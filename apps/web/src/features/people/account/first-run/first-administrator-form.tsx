import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { onceDone } from '../../../../shared/api/once-done.ts'
import type { SessionFacts } from '../../../../shared/api/session.ts'
import { FormTextField } from '../../../../shared/forms/form-fields.tsx'
import { FormShell } from '../../../../shared/forms/form-shell.tsx'
import { NAME_FIELD_OF_WIRE } from '../account.mapper.ts'
import { EmailField } from '../email-field.tsx'
import { NameFields } from '../name-fields.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { EMPTY_FIRST_ADMINISTRATOR, useCreateFirstAdministrator } from './first-run.mutations.ts'

/** The code of the start proves who asks; the account is signed in at once. */
export function FirstAdministratorForm({ onSignedIn }: { onSignedIn: (facts: SessionFacts) => unknown }) {
  const form = useForm({ defaultValues: EMPTY_FIRST_ADMINISTRATOR, mode: 'onTouched' })
  const create = useCreateFirstAdministrator()
  return (
    <FormShell
      form={form}
      onSubmit={(values) =>
        onceDone(create.mutateAsync(values), (facts) => facts !== null && onSignedIn(facts))
      }
      pending={create.isPending}
      error={create.error}
      fieldOfWire={NAME_FIELD_OF_WIRE}
      submitLabel={m.first_run_create()}
      pendingLabel={m.first_run_creating()}
      isAlone
    >
      <FormTextField
        name="code"
        label={m.first_run_code()}
        helperText={m.first_run_code_hint()}
        autoComplete="off"
        required={m.first_run_code_required()}
        sx={CODE}
        slotProps={{
          htmlInput: { autoCapitalize: 'characters', spellCheck: false },
        }}
      />
      <Typography component="h2" variant="h3">
        {m.first_run_account()}
      </Typography>
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
      <NewPasswordFields label={m.control_password()} />
      {create.data === null && <Alert severity="warning">{m.first_run_over()}</Alert>}
    </FormShell>
  )
}

/** Narrow enough for all of it to be seen on a phone. */
const CODE = { '& input': { fontFamily: 'monospace', letterSpacing: '-0.5px' } }

const SIDE_BY_SIDE = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}
