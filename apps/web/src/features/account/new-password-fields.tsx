import { checkPassword } from '@diatrivi/domain/account/password-rule'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { m } from '../../paraglide/messages.js'
import { passwordMinLength } from '../../shared/api/page-settings.ts'
import { FormPasswordField } from '../../shared/forms/form-fields.tsx'

interface PasswordPair {
  password: string
  passwordAgain: string
}

/** A new password, typed twice. The domain judges. */
export function NewPasswordFields({ label }: { label: string }) {
  const { getValues, subscribe, trigger, getFieldState } = useFormContext<PasswordPair>()

  // A change of the first field must check the second one again.
  useEffect(
    () =>
      subscribe({
        name: ['password'],
        formState: { values: true },
        callback: ({ name }) => {
          if (name === 'password' && getFieldState('passwordAgain').isTouched) void trigger('passwordAgain')
        },
      }),
    [subscribe, trigger, getFieldState],
  )

  const isLongEnough = (value: unknown) => {
    const decision = checkPassword(String(value), String(value), passwordMinLength())
    return decision.allowed || m.account_password_too_short({ count: passwordMinLength() })
  }
  return (
    <>
      <FormPasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        helperText={m.account_password_rule({ count: passwordMinLength() })}
        required={m.account_password_required()}
        rules={{ isLongEnough }}
      />
      <FormPasswordField
        name="passwordAgain"
        label={m.account_password_again()}
        required={m.account_password_again_required()}
        autoComplete="new-password"
        rules={{ isSame: (value) => value === getValues('password') || m.account_passwords_differ() }}
      />
    </>
  )
}
