import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useForm } from 'react-hook-form'
import { Link as RouterLink } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormShell } from '../../../shared/forms/form-shell.tsx'
import { paths } from '../../../shared/paths.ts'
import { UnreadLink } from '../../../shared/ui/unread-link.tsx'
import { NEW_PASSWORD_FIELD_OF_WIRE } from './account.mapper.ts'
import { useResetPassword } from './account.mutations.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

interface ResetPasswordFormProps {
  token: string
  onChanged: () => void
  onBadLink: () => void
}

export function ResetPasswordForm({ token, onChanged, onBadLink }: ResetPasswordFormProps) {
  const form = useForm({ defaultValues: { password: '', passwordAgain: '' }, mode: 'onTouched' })
  const reset = useResetPassword(token)
  return (
    <FormShell
      form={form}
      onSubmit={({ password }) =>
        onceDone(reset.mutateAsync(password), (outcome) =>
          outcome === 'changed' ? onChanged() : onBadLink(),
        )
      }
      pending={reset.isPending}
      error={reset.error}
      fieldOfWire={NEW_PASSWORD_FIELD_OF_WIRE}
      submitLabel={m.account_save_password()}
      isAlone
    >
      <NewPasswordFields label={m.profile_new_password()} />
    </FormShell>
  )
}

interface BadLinkProps {
  /** It replaces the form. */
  takesFocus: boolean
  /** It could not be read, so that it is not known whether it is good. */
  isUnread: boolean
}

/** A link is valid once and for a limited time; the message offers a new one, and takes what stands in the mail. */
export function BadLink({ takesFocus, isUnread }: BadLinkProps) {
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <UnreadLink {...(!isUnread && { sentence: m.account_bad_link() })} />
      <Button
        component={RouterLink}
        to={paths.forgotPassword()}
        variant="contained"
        sx={{ justifySelf: 'start' }}
        ref={takesFocus ? focus : undefined}
      >
        {m.account_ask_new_link()}
      </Button>
    </Box>
  )
}

/** React gives the focus to controls of a form alone by itself. */
function focus(link: HTMLElement | null) {
  link?.focus()
}
