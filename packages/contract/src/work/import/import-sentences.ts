import type { Language } from '@diatrivi/domain/shared/language'
import type { ImportColumn } from '@diatrivi/domain/work/import/import-columns'
import type { Doubt, DoubtCode } from '@diatrivi/domain/work/import/row-outcomes'
import type { FieldError } from '../../errors.ts'
import { fieldSentence } from '../../field-sentences.ts'

const WORDS_TAKEN: Record<Language, (words: string) => string> = {
  el: (words) => `Γράψτε μία από αυτές: ${words}.`,
  en: (words) => `Write one of these: ${words}.`,
}

/** Why a cell is not taken; where it has one of few words, with the words. */
export function importFaultSentence(
  error: FieldError,
  column: Pick<ImportColumn, 'choices'> | undefined,
  language: Language,
): string {
  const sentence = fieldSentence(error, language)
  if (error.code !== 'unknown_word' || column?.choices === undefined) return sentence
  const words = Object.values(column.choices).map(([greek, english]) => (language === 'el' ? greek : english))
  return `${sentence} ${WORDS_TAKEN[language](words.join(', '))}`
}

type DoubtSentence = (facts: { text: string; line: number }) => string

const DOUBTS: Record<DoubtCode, Record<Language, DoubtSentence>> = {
  would_be_emptied: {
    el: () => 'Το κελί είναι κενό και η τιμή που υπάρχει θα σβηστεί.',
    en: () => 'The cell is empty, and the value that is there would be gone.',
  },
  other_name: {
    el: ({ text }) => `Το πρόσωπο είναι καταχωρισμένο ως «${text}». Ελέγξτε ότι είναι το ίδιο.`,
    en: ({ text }) => `The person is registered as “${text}”. Check that it is the same one.`,
  },
  namesake_known: {
    el: ({ text }) =>
      `Υπάρχει ήδη λογαριασμός με το ίδιο ονοματεπώνυμο και άλλο e-mail (${text}). Αν είναι το ίδιο πρόσωπο, θα αποκτήσει δεύτερο λογαριασμό.`,
    en: ({ text }) =>
      `There is an account of the same name with another e‑mail address (${text}). If it is the same person, this makes a second account.`,
  },
  namesake_in_file: {
    el: ({ line }) =>
      `Το ίδιο ονοματεπώνυμο με άλλο e-mail υπάρχει στη γραμμή ${line}. Αν είναι το ίδιο πρόσωπο, θα αποκτήσει δεύτερο λογαριασμό.`,
    en: ({ line }) =>
      `The same name with another e‑mail address stands in line ${line}. If it is the same person, this makes a second account.`,
  },
  nearly_twice_in_file: {
    el: ({ line }) => `Διαφέρει από τον αριθμό της γραμμής ${line} μόνο στα μηδενικά της αρχής.`,
    en: ({ line }) => `It differs from the number of line ${line} only by the zeros before it.`,
  },
  name_parted: {
    el: ({ text }) =>
      `Το ονοματεπώνυμο χωρίστηκε ως: ${text}. Αν δεν είναι σωστό, βάλτε κόμμα μετά το επώνυμο.`,
    en: ({ text }) =>
      `The full name was parted as: ${text}. If that is wrong, put a comma behind the surname.`,
  },
  deadline_over: {
    el: () => 'Η προθεσμία έχει περάσει: κανείς δεν θα μπορεί να δηλώσει ενδιαφέρον.',
    en: () => 'The deadline is over: no student could declare interest.',
  },
}

/** Why a row needs a yes. */
export function importDoubtSentence(
  { code, text = '', limit = 0 }: Pick<Doubt, 'code' | 'text' | 'limit'>,
  language: Language,
): string {
  return DOUBTS[code][language]({ text, line: limit })
}
