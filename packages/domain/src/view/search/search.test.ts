import { describe, expect, it } from 'vitest'
import { foldedWords } from '../../shared/search-text.ts'
import { FOUND_MAX, nearestFirst, nearnessOf } from './search.ts'

describe('how near a name is to what is sought', () => {
  it.each([
    ['Ασφάλεια δικτύων', 'ασφ', 'nameBegins'],
    ['Ασφάλεια δικτύων', 'ΑΣΦΑΛΕΙΑ ΔΙΚ', 'nameBegins'],
    ['Ασφάλεια δικτύων', 'δικτυ', 'wordBegins'],
    ['Δρομολόγηση σε δίκτυα', 'δικτ δρομ', 'wordBegins'],
    ['Μαρία Παπαδοπούλου', 'παπαδοπουλου μαρια', 'wordBegins'],
    ['Μαρία-Άννα Νικολάου', 'αννα', 'wordBegins'],
    ['«Έξυπνα» κτίρια', 'εξυπ', 'wordBegins'],
    ['Ο αλγόριθμος', 'αλγόριθμος', 'wordBegins'],
    ['Ο αλγόριθμοσ', 'αλγόριθμος', 'wordBegins'],
    ['Υπολογιστική βιολογία', 'λογισ', 'contains'],
    ['Υπολογιστική βιολογία', 'υπολ λογια', 'contains'],
    ['Μία ή ημία', 'ημι', 'wordBegins'],
    ['Ασφάλεια δικτύων', 'ασφάλεια βάσεων', null],
    ['Ασφάλεια δικτύων', '%', null],
    ['Ασφάλεια δικτύων', '  ', null],
  ])('«%s» for «%s» is %s', (name, text, nearness) => {
    expect(nearnessOf(name, foldedWords(text))).toBe(nearness)
  })
})

describe('the nearest of many', () => {
  const found = (names: readonly string[], text: string) =>
    nearestFirst(names, (name) => name, foldedWords(text))

  it('begin with what is sought, then have a word that does, then contain it; each in the order of the alphabet', () => {
    const names = ['Τηλεδίκτυα', 'Νέα δίκτυα', 'Δίκτυα Ω', 'Άλλα δίκτυα', 'Δίκτυα Α', 'Βάσεις']
    expect(found(names, 'δικτυα')).toEqual([
      'Δίκτυα Α',
      'Δίκτυα Ω',
      'Άλλα δίκτυα',
      'Νέα δίκτυα',
      'Τηλεδίκτυα',
    ])
  })

  it(`are ${FOUND_MAX} at most`, () => {
    const names = Array.from({ length: 9 }, (_none, index) => `Θέμα ${index}`)
    expect(found(names, 'θεμα')).toEqual(names.slice(0, FOUND_MAX))
  })
})
