import type { Language } from '@diatrivi/domain/shared/language'
import type { Mail } from '../../platform/mail/mail.ts'

/** A mail as it is sent, in both languages. */
export interface MailSample {
  /** Of its files. */
  name: string
  title: string
  mails: Record<Language, Mail>
}

export function inBothLanguages(make: (language: Language) => Mail): MailSample['mails'] {
  return { el: make('el'), en: make('en') }
}
