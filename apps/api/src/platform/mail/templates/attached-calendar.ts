import type { Language } from '@diatrivi/domain/shared/language'

const ADDS: Record<Language, string> = {
  el: 'Με το συνημμένο αρχείο η εξέταση μπαίνει στο ημερολόγιό σας.',
  en: 'The attached file puts the examination into your calendar.',
}
const TAKES_AWAY: Record<Language, string> = {
  el: 'Το συνημμένο αρχείο αφαιρεί την εξέταση από το ημερολόγιό σας.',
  en: 'The attached file takes the examination out of your calendar.',
}

/** What the file for the calendar does that goes with a mail. */
export function attachedWords(language: Language, { isCancelled }: { isCancelled: boolean }): string {
  return (isCancelled ? TAKES_AWAY : ADDS)[language]
}
