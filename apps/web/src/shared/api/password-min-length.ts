import { PASSWORD_MIN_LENGTH } from '@diatrivi/domain/account/password-rule'

/** Characters of the shortest password here: an installation may ask for more, and the web server says so in the page's head. */
export function passwordMinLength(): number {
  const told = document.querySelector<HTMLMetaElement>('meta[name="password-min-length"]')?.content
  return told ? Number(told) : PASSWORD_MIN_LENGTH
}
