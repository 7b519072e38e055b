import type { NoticeTemplates } from './notice-text.model.ts'
import { PHRASES } from './phrases.model.ts'

const { el, en } = PHRASES

/** What a department has decided about all of its theses. */
export const RULEBOOK_TEMPLATES: NoticeTemplates<'rulebook_published'> = {
  rulebook_published: {
    place: 'rulebook',
    el: ({ rulebookTitle, day }) => ({
      subject: 'Νέος κανονισμός εργασιών',
      paragraphs: [
        `Το τμήμα σας δημοσίευσε κανονισμό εργασιών${el.named(rulebookTitle)}.`,
        'Αφορά όσες εργασίες γίνουν αποδεκτές όσο ισχύει. Όσες εκπονούνται ήδη δεν αλλάζουν.',
      ],
      details: el.inForceFrom(day),
    }),
    en: ({ rulebookTitle, day }) => ({
      subject: 'A new rule book for theses',
      paragraphs: [
        `Your department published a rule book for theses${en.named(rulebookTitle)}.`,
        'It is for theses that are accepted while it is in force. Those in progress do not change.',
      ],
      details: en.inForceFrom(day),
    }),
  },
}
