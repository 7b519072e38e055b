import type { Bilingual } from '../../shared/bilingual.ts'
import type { DateAnswer, ExaminationState, Presence } from './examination.ts'

/** What screens and files call the state of an examination, in Greek and English. */
export const EXAMINATION_STATE_WORDS = {
  planned: ['Ορίστηκε', 'Planned'],
  announced: ['Ανακοινώθηκε', 'Announced'],
  held: ['Έγινε', 'Held'],
  cancelled: ['Ματαιώθηκε', 'Called off'],
} as const satisfies Record<ExaminationState, Bilingual>

/** What screens and files call how a member was there. */
export const PRESENCE_WORDS = {
  present: ['Με φυσική παρουσία', 'In the room'],
  remote: ['Εξ αποστάσεως', 'From afar'],
  absent: ['Απουσία', 'Absent'],
} as const satisfies Record<Presence, Bilingual>

/** What screens and files call the answer about an offered date. */
export const DATE_ANSWER_WORDS = {
  yes: ['Ναι', 'Yes'],
  if_needed: ['Αν χρειαστεί', 'If needed'],
  no: ['Όχι', 'No'],
} as const satisfies Record<DateAnswer, Bilingual>
