import type { Language } from '@diatrivi/domain/shared/language'

export interface Addressee {
  email: string
  /**
   * First name and surname: how a mail in English addresses the person, because a name needs no article and no gender.
   * Null where another person may have typed it.
   */
  name: string | null
  language: Language
}

/** What a mail says, in the language of the person it goes to. Plain text: nothing in it is markup. */
export interface MailContent {
  to: Addressee
  subject: string
  paragraphs: readonly string[]
  /** A code to be typed, shown large. */
  code?: string | undefined
  /** Facts with their names, each on a line. */
  details?: readonly Detail[] | undefined
  quote?: Quote | undefined
  /** Items of one kind, one below the other. */
  items?: readonly MailItem[] | undefined
  link?: { url: string; label: string } | undefined
  /** After the code or the link. */
  closing?: readonly string[] | undefined
  /** Where the person chooses which mails to get. Mails about security have none: they always go. */
  settingsUrl?: string | undefined
}

export interface Detail {
  label: string
  value: string
}

/** The words of another person, as they were written. */
export interface Quote {
  /** What they are, with its colon. */
  intro: string
  text: string
}

export interface MailItem {
  text: string
  details?: readonly Detail[] | undefined
  quote?: Quote | undefined
  link: { url: string; label: string }
}
