import type { PasswordOwner } from '@diatrivi/domain/people/account/guessable-words'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { FormPasswordField } from '../../../shared/forms/form-fields.tsx'
import { NewPasswordField } from '../../../shared/forms/new-password-field.tsx'

type PasswordPair = PasswordOwner & {
  password: string
  passwordAgain: string
}

/** A new password, typed twice. The domain judges, by what else the form says of the person. */
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

  return (
    <>
      <NewPasswordField
        name="password"
        label={label}
        required={m.control_password_required()}
        ownerOf={getValues}
      />
      <FormPasswordField
        name="passwordAgain"
        label={m.profile_password_again()}
        required={m.account_password_again_required()}
        autoComplete="new-password"
        rules={{ isSame: (value) => value === getValues('password') || m.profile_passwords_differ() }}
      />
    </>
  )
}
