import type { IsoDate } from '../../shared/dates.ts'
import type { Language } from '../../shared/language.ts'
import type { Condition, Eligibility, FailedCondition } from './eligibility.ts'

interface Words {
  condition: Record<Condition, string>
  /** `26 από 28`. */
  outOf: (found: string, wanted: string) => string
  atMost: (found: string, wanted: string) => string
  unknown: (wanted: string) => string
  /** Between conditions, which have commas and colons of their own. */
  separator: string
  asOf: (day: string) => string
}

const WORDS: Record<Language, Words> = {
  el: {
    condition: {
      semester: 'εξάμηνο',
      courses: 'μαθήματα',
      owedCourses: 'οφειλόμενα μαθήματα',
      coursesPercent: 'ποσοστό μαθημάτων',
      ects: 'ECTS',
    },
    outOf: (found, wanted) => `${found} από ${wanted}`,
    atMost: (found, wanted) => `${found} (επιτρέπονται έως ${wanted})`,
    unknown: (wanted) => `άγνωστο (χρειάζεται ${wanted})`,
    separator: '· ',
    asOf: (day) => `στοιχεία της ${day}`,
  },
  en: {
    condition: {
      semester: 'semester',
      courses: 'courses',
      owedCourses: 'courses owed',
      coursesPercent: 'share of the courses',
      ects: 'ECTS',
    },
    outOf: (found, wanted) => `${found} of ${wanted}`,
    atMost: (found, wanted) => `${found} (up to ${wanted} are allowed)`,
    unknown: (wanted) => `unknown (${wanted} needed)`,
    separator: '; ',
    asOf: (day) => `record of ${day}`,
  },
}

/** «μαθήματα: 26 από 28· στοιχεία της 1/7/2026»: what a student lacks, in the words of a sentence. */
export function lackingWords({ failed, staleSince }: Eligibility, language: Language): string {
  const words = WORDS[language]
  const conditions = failed.map((one) => conditionWords(one, words))
  return [...conditions, ...(staleSince === null ? [] : [words.asOf(dayWords(staleSince))])].join(
    words.separator,
  )
}

/** The conditions alone, for a reader who does not see the record. */
export function conditionNames(conditions: readonly Condition[], language: Language): string {
  return conditions.map((condition) => WORDS[language].condition[condition]).join(', ')
}

function conditionWords({ condition, wanted, found }: FailedCondition, words: Words): string {
  const number = (value: number) => (condition === 'coursesPercent' ? `${value}%` : String(value))
  const compare = condition === 'owedCourses' ? words.atMost : words.outOf
  const compared = found === null ? words.unknown(number(wanted)) : compare(number(found), number(wanted))
  return `${words.condition[condition]}: ${compared}`
}

/** 2026-07-01 is `1/7/2026`. */
const dayWords = (day: IsoDate) => day.split('-').map(Number).toReversed().join('/')
