import { PASSWORD_MIN_LENGTH } from '@diatrivi/domain/account/password-rule'
import { readMeta } from './read-meta.ts'

/** The least number of characters of a password; an installation may ask for more by a meta tag of the web server. */
export function passwordMinLength(): number {
  const length = readMeta('password-min-length')
  return length ? Number(length) : PASSWORD_MIN_LENGTH
}
