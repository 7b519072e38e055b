import type { Language } from '@diatrivi/domain/shared/language'
import type { Mail, MailWithKind } from '../../platform/mail/mail.ts'
import { written } from '../written-mail.ts'

/** A mail as it is sent, in both languages. */
export interface MailSample {
  /** The name of its files. */
  name: string
  title: string
  mails: Record<Language, MailWithKind & Mail>
}

export function inBothLanguages(make: (language: Language) => MailWithKind): MailSample['mails'] {
  return { el: written(make('el')), en: written(make('en')) }
}
