import type { Language } from '@diatrivi/domain/shared/language'
import type { MailWithKind } from '../../platform/mail/mail.ts'

/** A mail as it is sent, in both languages. */
export interface MailSample {
  /** The name of its files. */
  name: string
  title: string
  mails: Record<Language, MailWithKind>
}

export function inBothLanguages(make: (language: Language) => MailWithKind): MailSample['mails'] {
  return { el: make('el'), en: make('en') }
}
