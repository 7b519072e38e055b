import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { FormTextField } from '../../../shared/forms/form-fields.tsx'
import { isEmail } from '../../../shared/forms/is-email.ts'

/** A wrong address is reported while it is typed, from the fourth character on. */
const JUDGED_FROM = 3

export function EmailField() {
  const { subscribe, trigger } = useFormContext<{ email: string }>()
  useEffect(
    () =>
      subscribe({
        name: ['email'],
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name === 'email' && values.email.length > JUDGED_FROM) void trigger('email')
        },
      }),
    [subscribe, trigger],
  )
  return (
    <FormTextField
      name="email"
      type="email"
      label={m.field_email()}
      autoComplete="email"
      required={m.profile_email_required()}
      rules={{ isEmail }}
      slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
    />
  )
}
