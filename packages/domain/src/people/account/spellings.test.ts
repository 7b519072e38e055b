import { describe, expect, it } from 'vitest'
import { processorTime } from '../../testing/processor-time.ts'
import { containsWord, isWord } from './spellings.ts'

describe('a word in a text', () => {
  it.each([
    ['Γιώργος', 'ο γιωργοσ!'],
    ['Γιώργος', 'my-GIORGOS-2026'],
    ['Γιώργος', 'giwrgos'],
    ['Χρήστος', 'xrhstos'],
    ['Χρήστος', 'Christos'],
    ['Χρήστος', 'hristos'],
    ['Ευάγγελος', 'evangelos'],
    ['Ευάγγελος', 'euaggelos'],
    ['Μπάμπης', 'bampis'],
    ['Θεοδώρα', '8eodwra'],
    ['Ραφαήλ', 'rafahl'],
    ['Μαΐου', 'maiou'],
    ['andreadou', 'ανδρεάδου'],
    ['theodora', 'Θεοδώρα'],
    ['chara', 'χαρά'],
    ['up1234567', 'my up1234567'],
    ['O’Neill', 'o’neill'],
  ])('%s is found in %s', (word, text) => {
    expect(containsWord(text, word)).toBe(true)
  })

  it.each([
    ['Γιώργος', 'giorgio'],
    ['Μαρία', 'μάρμαρο'],
    ['constructor', 'toString'],
    ['Μαρία', ''],
  ])('%s is not found in %s', (word, text) => {
    expect(containsWord(text, word)).toBe(false)
  })

  it('is the whole text only where nothing else stands there', () => {
    expect([
      isWord('diatribh', 'διατριβή'),
      isWord('mydiatribh', 'διατριβή'),
      isWord('diatribhs', 'διατριβή'),
    ]).toEqual([true, false, false])
  })

  it('is looked for in no time, however many readings it has', () => {
    const time = processorTime(() =>
      expect(containsWord(`${'gk'.repeat(64)}!`, `${'γκ'.repeat(50)}ω`)).toBe(false),
    )
    expect(time).toBeLessThan(1_000)
  })
})
