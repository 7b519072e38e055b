import { expect, it } from 'vitest'
import { USUAL_RULES } from '../../department/rulebook/rules.ts'
import { SEAT_HINDRANCES } from './may-sit.ts'
import { hindranceWords } from './seat-words.ts'

const RULES = { ...USUAL_RULES.committee, categories: ['faculty'] as const, minFaculty: 2, maxOutside: 0 }

it('who may not sit is told the rule of the book, in its words', () => {
  expect(SEAT_HINDRANCES.map((hindrance) => hindranceWords(hindrance, RULES, 'el'))).toEqual([
    'Μετέχει ήδη ή έχει προσκληθεί.',
    'Ο κανονισμός ορίζει: «Μέλη μπορούν να είναι: ΔΕΠ.»',
    'Ο κανονισμός ορίζει: «Μέλη ΔΕΠ είναι τουλάχιστον 2.»',
    'Ο κανονισμός ορίζει: «Όλα τα μέλη έχουν λογαριασμό στο σύστημα.»',
  ])
  expect(hindranceWords('faculty_missing', RULES, 'en')).toMatch(/^The rule book says: “.*2.*”$/)
})
