import type { IsoDate } from '../../../shared/dates.ts'
import type { Language } from '../../../shared/language.ts'

interface DateWords {
  /** From Sunday. */
  weekdays: readonly string[]
  /** After the day of the month: in Greek the genitive. */
  months: readonly string[]
}

const WORDS: Readonly<Record<Language, DateWords>> = {
  el: {
    weekdays: ['Κυριακή', 'Δευτέρα', 'Τρίτη', 'Τετάρτη', 'Πέμπτη', 'Παρασκευή', 'Σάββατο'],
    months: [
      'Ιανουαρίου',
      'Φεβρουαρίου',
      'Μαρτίου',
      'Απριλίου',
      'Μαΐου',
      'Ιουνίου',
      'Ιουλίου',
      'Αυγούστου',
      'Σεπτεμβρίου',
      'Οκτωβρίου',
      'Νοεμβρίου',
      'Δεκεμβρίου',
    ],
  },
  en: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
  },
}

/** «24 Ιουνίου 2026». Words of our own: those of a run time change with its version, and a paper must not. */
export function longDate(date: IsoDate, language: Language): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${WORDS[language].months[(month ?? 1) - 1]} ${year}`
}

export function weekday(date: IsoDate, language: Language): string {
  return WORDS[language].weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''
}

/** «Τετάρτη 24 Ιουνίου 2026» */
export function longDay(date: IsoDate, language: Language): string {
  return `${weekday(date, language)} ${longDate(date, language)}`
}

/** «την Τετάρτη 24 Ιουνίου 2026»: Saturday is the one day of the week that is neuter. */
export function onDay(date: IsoDate): string {
  return `${weekday(date, 'el') === 'Σάββατο' ? 'το' : 'την'} ${longDay(date, 'el')}`
}

/** «24/6/2026», for tables. */
export function shortDate(date: IsoDate): string {
  return date.split('-').reverse().map(Number).join('/')
}
