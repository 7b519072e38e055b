import { m } from '../../paraglide/messages.js'
import { isApiError } from '../../shared/api/api-error.ts'
import { passwordMinLength } from '../../shared/api/page-settings.ts'

interface Typed {
  next: string
  repeat: string
}

/** The errors of a new password as far as it is typed; an untouched field has none. */
export function passwordTroubles({ next, repeat }: Typed, error: unknown) {
  const isShort = next !== '' && [...next].length < passwordMinLength()
  const refused = isApiError(error) ? error.fields : {}
  return {
    old: refused.oldpass,
    next: isShort ? m.profile_password_short({ count: passwordMinLength() }) : refused.newpass,
    repeat: repeat !== '' && repeat !== next ? m.profile_passwords_differ() : undefined,
  }
}
