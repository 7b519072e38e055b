import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { Link as RouterLink } from 'react-router'
import { m } from '../../../../paraglide/messages.js'
import { onceDone } from '../../../../shared/api/once-done.ts'
import { FormPasswordField } from '../../../../shared/forms/form-fields.tsx'
import { FormShell } from '../../../../shared/forms/form-shell.tsx'
import { paths } from '../../../../shared/paths.ts'
import { LONE_LINK } from '../../../../shared/ui/sx.ts'
import type { InstitutionalStep } from './institution.mapper.ts'
import { useLinkIdentity } from './institution.mutations.ts'

interface LinkFormProps {
  ticket: string
  email: string
  isWrong: boolean
  onStep: (step: InstitutionalStep) => void
}

/** The account of the same address is linked, once its password has shown that it is the same person's. */
export function LinkForm({ ticket, email, isWrong, onStep }: LinkFormProps) {
  const form = useForm({ defaultValues: { password: '' } })
  const link = useLinkIdentity(ticket)
  return (
    <>
      <Typography sx={{ mb: 5 }}>{m.institution_link_help({ email })}</Typography>
      <FormShell
        form={form}
        onSubmit={({ password }) => onceDone(link.mutateAsync(password), onStep)}
        pending={link.isPending}
        error={link.error}
        submitLabel={m.institution_link()}
        isAlone
      >
        <FormPasswordField
          name="password"
          label={m.control_password()}
          autoComplete="current-password"
          required={m.control_password_required()}
          autoFocus
        />
        {isWrong && !link.isPending && <Alert severity="warning">{m.control_wrong_password()}</Alert>}
      </FormShell>
      <Typography sx={{ mt: 5 }}>
        <Link component={RouterLink} to={paths.forgotPassword()} sx={LONE_LINK}>
          {m.sign_in_forgot_password()}
        </Link>
      </Typography>
    </>
  )
}
