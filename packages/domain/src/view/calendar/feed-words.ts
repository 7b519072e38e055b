import type { Language } from '../../shared/language.ts'

/** What the entries of a person's calendar say beside titles of theses and of steps. */
interface FeedWords {
  dateToAnswer: string
  possibleDate: string
  invitation: string
  corrections: string
  interestDeadline: string
  completion: string
  step: string
  thesis: string
}

export const FEED_WORDS: Readonly<Record<Language, FeedWords>> = {
  el: {
    dateToAnswer: 'Πιθανή ημερομηνία εξέτασης, απαντήστε',
    possibleDate: 'Πιθανή ημερομηνία εξέτασης',
    invitation: 'Τελευταία ημέρα απάντησης σε πρόσκληση επιτροπής',
    corrections: 'Τελευταία ημέρα για τις διορθώσεις',
    interestDeadline: 'Λήξη προθεσμίας δήλωσης ενδιαφέροντος',
    completion: 'Επιθυμητή ημερομηνία ολοκλήρωσης',
    step: 'Εκτιμώμενη ολοκλήρωση βήματος',
    thesis: 'Εργασία',
  },
  en: {
    dateToAnswer: 'Possible date of the examination, please answer',
    possibleDate: 'Possible date of the examination',
    invitation: 'Last day to answer an invitation to a committee',
    corrections: 'Last day for the corrections',
    interestDeadline: 'End of the time to declare interest',
    completion: 'Desired completion date',
    step: 'Estimated end of a step',
    thesis: 'Thesis',
  },
}

/** What a calendar program calls the whole. */
export const FEED_NAME = 'Διατριβή'
