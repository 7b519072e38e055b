import type { Mail } from '../mail.ts'
import type { Addressee } from './account-letters.ts'
import { letter } from './letter.ts'

/** A general letter: something happened, here is where to look. */
export function noticeLetter(
  to: Addressee,
  notice: { subject: string; paragraphs: string[]; link?: { url: string; label: string } },
): Mail {
  return letter({ to: to.email, name: to.name, ...notice })
}
