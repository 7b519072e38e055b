import { describeRule } from '../../department/rulebook/describe-rules.ts'
import { type Rules, USUAL_RULES } from '../../department/rulebook/rules.ts'
import type { Language } from '../../shared/language.ts'
import type { SeatHindrance } from './may-sit.ts'

/** The rule of the book that keeps a person from a committee. */
const RULES: Record<Exclude<SeatHindrance, 'already_in_it'>, keyof Rules['committee']> = {
  category: 'categories',
  faculty_missing: 'minFaculty',
  outsiders_used_up: 'maxOutside',
}

const WORDS = {
  el: {
    alreadyInIt: 'Μετέχει ήδη ή έχει προσκληθεί.',
    ruled: (rule: string) => `Ο κανονισμός ορίζει: «${rule}»`,
  },
  en: {
    alreadyInIt: 'This person is in it already, or is asked to be.',
    ruled: (rule: string) => `The rule book says: “${rule}”`,
  },
} satisfies Record<Language, unknown>

/** Why a person may not sit, in the words in which the book tells its rule. */
export function hindranceWords(
  hindrance: SeatHindrance,
  committee: Rules['committee'],
  language: Language,
): string {
  const words = WORDS[language]
  if (hindrance === 'already_in_it') return words.alreadyInIt
  const rule = { group: 'committee', key: RULES[hindrance] } as const
  return words.ruled(describeRule({ ...USUAL_RULES, committee }, rule, language))
}
