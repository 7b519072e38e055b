import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldGreek } from './greek-text.ts'
import { containsWords, excerptAround, findWords, searchWords, withoutEnding } from './search-text.ts'

describe('the words of a search', () => {
  it.each([
    [
      'are parted by blanks of any kind',
      '  νευρωνικά \t δίκτυα\u00a0python\n',
      ['νευρωνικα', 'δικτυα', 'python'],
    ],
    ['are folded', 'ΕΥΦΥΉΣ Προϊόν', ['ευφυησ', 'προιον']],
    ['are each looked for once', 'δίκτυα ΔΙΚΤΥΑ', ['δικτυα']],
    ['leave out a part of another', 'δικτ δίκτυα υα', ['δικτυα']],
    ['keep signs', 'C++ 5G', ['c++', '5g']],
    ['are none in an empty text', ' \n ', []],
    ['are none where only marks are left', '\u0301', []],
  ])('%s', (_rule, search, words) => {
    expect(searchWords(search)).toEqual(words)
  })
})

describe('a word without its ending', () => {
  it.each([
    ['βηματοσ', 'βηματ'],
    ['βηματων', 'βηματ'],
    ['δηλωσησ', 'δηλωσ'],
    ['δηλωσεισ', 'δηλωσ'],
    ['εργασιεσ', 'εργασ'],
    ['κωδικουσ', 'κωδικ'],
    ['theses', 'these'],
    ['steps', 'step'],
    ['για', 'για'],
    ['pdf', 'pdf'],
    ['c++', 'c++'],
    ['', ''],
  ])('of %s is %s', (word, stem) => {
    expect(withoutEnding(word)).toBe(stem)
  })
})

describe('the words that are found in a text', () => {
  it.each([
    ['without accents', 'Ευφυΐα των δικτύων', 'ευφυια δικτυ', ['Ευφυΐα', 'δικτύ']],
    ['with a final sigma', 'Σοφός, σοφοσ', 'ΣΟΦΟΣ', ['Σοφός', 'σοφοσ']],
    ['with a soft hyphen', 'Βα\u00adθιά μάθηση', 'βαθια', ['Βα\u00adθιά']],
    ['in a ligature, which is marked whole', 'Classi\ufb01cation', 'sif', ['si\ufb01']],
    ['in the middle of a word', 'Βιοπληροφορική', 'πληρο', ['πληρο']],
    ['with marks behind the letters', 'τα\u0301ξη ε\u0301', 'τα η ε', ['τα\u0301', 'η', 'ε\u0301']],
    ['before a letter with a mark of its own', 'αϊ\u0301β', 'α', ['α']],
    ['behind signs of two units', '😀😀 Έργο 😀', 'εργο', ['Έργο']],
    ['where they overlap, as one', 'Υδροδυναμική', 'υδροδυν δυναμικη', ['Υδροδυναμική']],
    ['where they follow each other, as one', 'αβαβ', 'αβ', ['αβαβ']],
    ['in their order in the text', 'γάμα βήτα άλφα', 'αλφα γαμα', ['γάμα', 'άλφα']],
    ['not at all', 'Ιστορία', 'δικτυα', []],
  ])('%s', (_how, text, search, expected) => {
    const found = findWords(text, searchWords(search))
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(expected)
  })

  const letters = fc.string({
    unit: fc.constantFrom(...'αάΐϊςσΣβ', '\u0301', '😀', 'ß', 'İ', ' ', ...'ﬁfi½12/΄’‑-µμ', '\u00ad'),
    maxLength: 12,
  })

  it('are those that a comparison of the folded texts finds', () => {
    fc.assert(
      fc.property(letters, letters, (text, search) => {
        const words = searchWords(search)
        const found = findWords(text, words)
        expect(found.length > 0).toBe(words.some((word) => foldGreek(text).includes(word)))
        for (const { start, end } of found) {
          expect(words.some((word) => foldGreek(text.slice(start, end)).includes(word))).toBe(true)
        }
      }),
    )
  })
})

describe('the words around what was found', () => {
  const long = (count: number) => Array.from({ length: count }, (_none, n) => `λέξη${n}`).join(' ')

  it('are the whole of a short text', () => {
    expect(excerptAround('Τα δίκτυα των αισθητήρων.', ['δικτυα'])).toBe('Τα δίκτυα των αισθητήρων.')
  })

  it('are about 160 characters in whole words, with an ellipsis where there are more', () => {
    const excerpt = excerptAround(`${long(50)} Ευφυΐα ${long(50)}`, ['ευφυια'])
    expect(excerpt).toMatch(/^…λέξη\d+ .* Ευφυΐα .* λέξη\d+…$/)
    expect(excerpt.length).toBeGreaterThan(140)
    expect(excerpt.length).toBeLessThanOrEqual(162)
  })

  it('begin with the text where it is found at once, and end with it where it is found at last', () => {
    expect(excerptAround(`Ευφυΐα ${long(50)}`, ['ευφυια'])).toMatch(/^Ευφυΐα λέξη0 .*…$/)
    expect(excerptAround(`${long(50)} ευφυΐα`, ['ευφυια'])).toMatch(/^….* λέξη49 ευφυΐα$/)
  })

  it('are cut in a word that is longer than they may be', () => {
    const excerpt = excerptAround(`${'α'.repeat(300)}β${'α'.repeat(300)}`, ['β'])
    expect(excerpt).toBe(`…${'α'.repeat(60)}β${'α'.repeat(99)}…`)
  })

  it('are none where nothing is found', () => {
    expect(excerptAround('Τα δίκτυα', ['ευφυια'])).toBe('')
  })
})

it.each([
  ['Τμήμα Πληροφορικής, ΑΠΘ', 'πληροφορικης τμ', true],
  ['Τμήμα Πληροφορικής, ΑΠΘ', '', true],
  ['Τμήμα Πληροφορικής, ΑΠΘ', 'πληροφορικης μαθ', false],
])('%s has the words of «%s»: %s', (text, typed, expected) => {
  expect(containsWords(text, typed)).toBe(expected)
})
