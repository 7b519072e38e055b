import { isValidEmail } from '@diatrivi/domain/people/account/email'
import { m } from '../../paraglide/messages.js'

/** The rule of a field for an address. An empty one is refused too, because such fields are required. */
export const isEmail = (value: unknown): true | string =>
  isValidEmail(String(value).trim()) || m.profile_email_invalid()
