import { PASSWORD_MIN_LENGTH } from '@diatrivi/domain/account/password-rule'
import { toldByPage } from './told-by-page.ts'

/** Characters of the shortest password here: an installation may ask for more, and the web server says so in the page's head. */
export function passwordMinLength(): number {
  const told = toldByPage('password-min-length')
  return told ? Number(told) : PASSWORD_MIN_LENGTH
}
