import type { Addressee } from '../../../platform/mail/templates/mail-content.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import type { account } from './tables.ts'

export type AccountRow = typeof account.$inferSelect
export type NewAccount = Pick<
  AccountRow,
  'username' | 'firstName' | 'surname' | 'email' | 'passwordHash' | 'role' | 'departmentId' | 'isActive'
> &
  Partial<Pick<AccountRow, 'language' | 'unconfirmedSince' | 'isNewcomer'>>

export type ProfileChanges = Partial<
  Pick<AccountRow, 'firstName' | 'surname' | 'formOfAddress' | 'isPublic' | 'cvFileId' | 'cvName'>
>

/** An account as far as a mail is addressed to it. */
export type MailableAccount = Pick<AccountRow, 'email' | 'firstName' | 'surname' | 'language'>

export function addresseeOf(account: MailableAccount): Addressee {
  const { email, language } = account
  return { email, name: fullName(account), language }
}

/** The reader of an unconfirmed address gets no word that another person may have typed. */
export function strangerAt({ email, language }: Pick<AccountRow, 'email' | 'language'>): Addressee {
  return { email, name: null, language }
}
