import type { Role } from '@diatrivi/domain/people/account/role'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useForm } from 'react-hook-form'
import type { Profile } from '../../../entities/viewer/profile.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormPasswordField, FormTextField } from '../../../shared/forms/form-fields.tsx'
import { FormShell } from '../../../shared/forms/form-shell.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { useToast } from '../../../shared/ui/toast-provider.tsx'
import { useAction } from '../../../shared/ui/use-action.ts'
import { useConfirmEmail, useResendEmailCode, useWithdrawEmail } from './profile.mutations.ts'

const EMPTY = { code: '', password: '' }

/** The new address that waits: confirmed by the code that went there and the password, or taken back. */
export function PendingEmail({ profile, email }: { profile: Profile; email: string }) {
  const toast = useToast()
  const form = useForm({ defaultValues: EMPTY })
  const confirm = useConfirmEmail()
  return (
    <Section
      title={m.profile_email_pending()}
      description={m.profile_email_pending_help({ email, current: profile.email })}
    >
      <FormShell
        form={form}
        onSubmit={({ code, password }) =>
          onceDone(confirm.mutateAsync({ code: code.replace(/\s/g, ''), password }), (outcome) => {
            if (outcome === 'wrong-password') return form.setFocus('password')
            if (outcome === 'wrong-code') return form.setFocus('code')
            toast({ severity: 'success', message: m.profile_email_confirmed({ email }), duration: 6_000 })
          })
        }
        pending={confirm.isPending}
        error={confirm.error}
        submitLabel={m.profile_email_confirm()}
        button={{ variant: 'outlined' }}
        actions={<OtherWays role={profile.role} email={email} />}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <FormTextField
            name="code"
            label={m.account_code()}
            autoComplete="one-time-code"
            required={m.account_code_required()}
            slotProps={{ htmlInput: { inputMode: 'numeric', spellCheck: false, maxLength: 20 } }}
          />
          <FormPasswordField
            name="password"
            label={m.control_password()}
            autoComplete="current-password"
            required={m.control_password_required()}
          />
        </Box>
        {confirm.data === 'wrong-code' && <Alert severity="warning">{m.account_wrong_code()}</Alert>}
        {confirm.data === 'wrong-password' && <Alert severity="warning">{m.control_wrong_password()}</Alert>}
      </FormShell>
    </Section>
  )
}

function OtherWays({ role, email }: { role: Role; email: string }) {
  const act = useAction()
  const resend = useResendEmailCode(role, email)
  const withdraw = useWithdrawEmail()
  const isBusy = resend.isPending || withdraw.isPending
  return (
    <>
      <Button
        disabled={isBusy}
        onClick={() => void act(() => resend.mutateAsync(), { done: m.code_sent(), duration: 6_000 })}
      >
        {m.code_resend()}
      </Button>
      <Button
        disabled={isBusy}
        onClick={() => void act(() => withdraw.mutateAsync(), { done: m.profile_email_withdrawn() })}
      >
        {m.profile_email_withdraw()}
      </Button>
    </>
  )
}
