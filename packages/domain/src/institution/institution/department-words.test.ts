import { expect, it } from 'vitest'
import { ofDepartment, withoutDepartment } from './department-words.ts'

it.each([
  ['Τμήμα Φυσικής', 'του Τμήματος Φυσικής', 'Φυσικής'],
  ['Σχολή Πολιτικών Μηχανικών', 'της Σχολής Πολιτικών Μηχανικών', 'Σχολή Πολιτικών Μηχανικών'],
  ['Ωδείο', 'του τμήματος: Ωδείο', 'Ωδείο'],
])('%s in a sentence and after the word', (name, genitive, rest) => {
  expect(ofDepartment(name)).toBe(genitive)
  expect(withoutDepartment(name)).toBe(rest)
})
