import type { Language } from '@diatrivi/domain/shared/language'

/** What a calendar does with the file: it takes an examination in, brings it up to date, or takes it out. */
type CalendarAction = 'add' | 'update' | 'remove'

const WORDS: Record<CalendarAction, Record<Language, string>> = {
  add: {
    el: 'Με το συνημμένο αρχείο η εξέταση μπαίνει στο ημερολόγιό σας.',
    en: 'The attached file puts the examination into your calendar.',
  },
  update: {
    el: 'Με το συνημμένο αρχείο η εξέταση ενημερώνεται στο ημερολόγιό σας.',
    en: 'The attached file updates the examination in your calendar.',
  },
  remove: {
    el: 'Το συνημμένο αρχείο αφαιρεί την εξέταση από το ημερολόγιό σας.',
    en: 'The attached file takes the examination out of your calendar.',
  },
}

/** Mails after the first: the calendar has the examination already. */
const UPDATES: readonly string[] = ['exam_moved', 'exam_announced', 'exam_near']

/** What the file for the calendar does that goes with a mail of this kind. */
export function attachedWords(
  language: Language,
  { kind, isCancelled }: { kind: string; isCancelled: boolean },
): string {
  if (isCancelled) return WORDS.remove[language]
  return WORDS[UPDATES.includes(kind) ? 'update' : 'add'][language]
}
