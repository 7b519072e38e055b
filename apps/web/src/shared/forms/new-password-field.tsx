import type { PasswordOwner } from '@diatrivi/domain/people/account/guessable-words'
import { passwordStrength } from '@diatrivi/domain/people/account/password-rule'
import Box from '@mui/material/Box'
import { useFormContext, useWatch } from 'react-hook-form'
import { m } from '../../paraglide/messages.js'
import { FormPasswordField } from './form-fields.tsx'
import { PasswordStrengthHint } from './password-strength-hint.tsx'
import { passwordRule, weaknessOf } from './password-weakness.ts'

interface NewPasswordFieldProps {
  name: string
  label: string
  required: string | true
  /** The person who will have the password, as far as the form knows by then. */
  ownerOf: () => PasswordOwner
  /** What is wrong is said with the first character, and not when the field is left. */
  isJudgedWhileTyped?: boolean
}

/** A new password with a hint of its strength. The API judges again, with the list of common passwords. */
export function NewPasswordField({
  name,
  label,
  required,
  ownerOf,
  isJudgedWhileTyped = false,
}: NewPasswordFieldProps) {
  const { control } = useFormContext()
  const password = String(useWatch({ control, name }))
  const weakness = password === '' ? null : weaknessOf(password, ownerOf())
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormPasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        required={required}
        helperText={m.password_rule({ count: passwordRule().minLength })}
        rules={{ isGoodEnough: (value) => weaknessOf(String(value), ownerOf()) ?? true }}
        typingError={isJudgedWhileTyped && weakness !== null ? weakness : undefined}
      />
      <PasswordStrengthHint
        strength={password === '' ? null : weakness === null ? passwordStrength(password) : 'weak'}
      />
    </Box>
  )
}
