import type { Addressee } from '../../platform/mail/templates/account-letters.ts'
import type { AccountRow } from './account.repository.ts'

export function addresseeOf({
  email,
  firstName,
  surname,
}: Pick<AccountRow, 'email' | 'firstName' | 'surname'>): Addressee {
  return { email, name: `${firstName} ${surname}` }
}
