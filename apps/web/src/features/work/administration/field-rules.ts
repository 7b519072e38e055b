import { isValidEmail } from '@diatrivi/domain/people/account/email'
import { isValidUsername } from '@diatrivi/domain/people/account/username'
import { m } from '../../../paraglide/messages.js'
import type { FormFieldProps } from '../../../shared/forms/form-fields.tsx'
import { withinLength } from '../../../shared/forms/within-length.ts'
import { isWithin } from './degrees.ts'

export const PLACE_NAME_MAX = 255

/** A web address, with or without `https://`, which the API adds. */
const WEB_ADDRESS = /^(https?:\/\/\S+|[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]\S*)?)$/iu

type Rules = NonNullable<FormFieldProps['rules']>

/** A rule lets an empty field pass, because `required` is a rule of its own. */
function rule(isRight: (text: string) => boolean, sentence: () => string): Rules[string] {
  return (value) => {
    const text = String(value ?? '').trim()
    return text === '' || isRight(text) || sentence()
  }
}

/** The API's rules for these fields, checked before the form is sent. */
export const fieldRules = {
  text: withinLength,
  email: (limit: number): Rules => ({
    ...fieldRules.text(limit),
    email: rule(isValidEmail, m.profile_email_invalid),
  }),
  url: (limit: number): Rules => ({
    ...fieldRules.text(limit),
    url: rule((text) => WEB_ADDRESS.test(text), m.administration_invalid_url),
  }),
  username: (limit: number): Rules => ({
    ...fieldRules.text(limit),
    username: rule(isValidUsername, m.administration_invalid_username),
  }),
  degrees: (limit: number): Rules => ({
    degrees: rule(
      (text) => isWithin(text, limit),
      () => m.administration_invalid_degrees({ limit }),
    ),
  }),
}
