import { describe, expect, it } from 'vitest'
import { changedWords, type Piece, withoutTheSame } from './changed-words.ts'

/** «Η [νέα] μορφή»: marked words stand in brackets. */
const shown = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

describe('the words that changed', () => {
  it.each([
    ['nothing where both are the same', 'Ίδιο κείμενο', 'Ίδιο κείμενο', 'Ίδιο κείμενο', 'Ίδιο κείμενο'],
    ['a whole Greek word', 'Η παλιά μορφή', 'Η νέα μορφή', 'Η [παλιά] μορφή', 'Η [νέα] μορφή'],
    ['a word that is only accented otherwise', 'ο νόμος', 'ο νομός', 'ο [νόμος]', 'ο [νομός]'],
    ['a word that came', 'Ένα τρία', 'Ένα δύο τρία', 'Ένα τρία', 'Ένα [δύο ]τρία'],
    ['several words as one', 'α παλιά σειρά ω', 'α νέο πράγμα ω', 'α [παλιά σειρά] ω', 'α [νέο πράγμα] ω'],
    ['a sign', 'Τέλος.', 'Τέλος;', 'Τέλος[.]', 'Τέλος[;]'],
    ['a new line', 'Ένα\nΔύο', 'Ένα\nΔύο\nΤρία', 'Ένα\nΔύο', 'Ένα\nΔύο[\nΤρία]'],
    ['all where one is empty', '', 'Κάτι', '', '[Κάτι]'],
    ['Latin words among Greek', 'με Python 2', 'με Python 3', 'με Python [2]', 'με Python [3]'],
  ])('are %s', (_what, mine, saved, expectedMine, expectedSaved) => {
    const pieces = changedWords(mine, saved)
    expect([shown(pieces.mine), shown(pieces.saved)]).toEqual([expectedMine, expectedSaved])
  })

  it('lose no character of either text', () => {
    const mine = 'Πρώτη γραμμή.\n  Δεύτερη, με κόμμα.\n• Τρίτη'
    const saved = 'Πρώτη γραμμή!\nΔεύτερη με κόμμα.\n\n• Τρίτη και τέταρτη'
    const pieces = changedWords(mine, saved)
    expect(pieces.mine.map(({ text }) => text).join('')).toBe(mine)
    expect(pieces.saved.map(({ text }) => text).join('')).toBe(saved)
  })

  it('are everything where two long texts have nothing in common', () => {
    const mine = Array.from({ length: 2_000 }, (_, index) => `α${index}`).join(' ')
    const saved = Array.from({ length: 2_000 }, (_, index) => `ω${index}`).join(' ')
    expect(changedWords(mine, saved)).toEqual({
      mine: [{ text: mine, isChanged: true }],
      saved: [{ text: saved, isChanged: true }],
    })
  })
})

describe('a long text with few changes', () => {
  const long = 'λέξη '.repeat(100)

  it.each<[string, Piece[], RegExp]>([
    [
      'keeps what stands before a change',
      [
        { text: long, isChanged: false },
        { text: 'νέα', isChanged: true },
      ],
      /^…(?: λέξη)+ \[νέα\]$/,
    ],
    [
      'keeps what stands after it',
      [
        { text: 'νέα ', isChanged: true },
        { text: long, isChanged: false },
      ],
      /^\[νέα \](?:λέξη )+…$/,
    ],
    ['keeps what changed whole', [{ text: long, isChanged: true }], /^\[(?:λέξη ){100}\]$/],
    ['keeps a short text whole', [{ text: 'λίγες λέξεις', isChanged: false }], /^λίγες λέξεις$/],
    ['leaves all out where nothing changed', [{ text: long, isChanged: false }], /^…$/],
  ])('%s', (_title, pieces, expected) => {
    const text = shown(withoutTheSame(pieces))
    expect(text).toMatch(expected)
  })

  it('is much shorter between two changes', () => {
    const [, between] = withoutTheSame([
      { text: 'α ', isChanged: true },
      { text: long, isChanged: false },
      { text: 'ω', isChanged: true },
    ])
    expect(between?.text).toMatch(/^(?:λέξη )+…(?: λέξη)+ $/)
    expect(between?.text.length).toBeLessThan(200)
  })
})
