/** The languages of the interface and of the mails. */
export const LANGUAGES = ['el', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'el'
