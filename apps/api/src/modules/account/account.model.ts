import type { Addressee } from '../../platform/mail/templates/letter-content.ts'
import { fullName } from '../../platform/text/full-name.ts'
import type { AccountRow } from './account.repository.ts'

/** An account as far as a letter is addressed to it. */
export type LetterAccount = Pick<AccountRow, 'email' | 'firstName' | 'surname' | 'language'>

export function addresseeOf(account: LetterAccount): Addressee {
  const { email, language } = account
  return { email, name: fullName(account), language }
}
