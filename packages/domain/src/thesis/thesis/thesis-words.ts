import type { Bilingual } from '../../shared/bilingual.ts'
import type { AssignmentType, TextLanguage, ThesisState } from './thesis.ts'

/** What screens and files call the state of a thesis, in Greek and English. */
export const THESIS_STATE_WORDS = {
  ungiven: ['Προς ανάθεση', 'Not yet assigned'],
  inProgress: ['Σε εξέλιξη', 'In progress'],
  ended: ['Ολοκληρωμένη', 'Completed'],
} as const satisfies Record<ThesisState, Bilingual>

/** What screens and files call when a topic is assigned. */
export const ASSIGNMENT_TYPE_WORDS = {
  immediate: ['Άμεση ανάθεση', 'Assignment at any time'],
  onDeadline: ['Ανάθεση στη λήξη της προθεσμίας', 'Assignment when the deadline passes'],
} as const satisfies Record<AssignmentType, Bilingual>

/** What screens and files call the language of a text. */
export const TEXT_LANGUAGE_WORDS = {
  el: ['Ελληνικά', 'Greek'],
  en: ['Αγγλικά', 'English'],
} as const satisfies Record<TextLanguage, Bilingual>
