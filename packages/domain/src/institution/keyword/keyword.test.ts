import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addTag,
  keywordKey,
  mergeTags,
  normaliseKeyword,
  removeTag,
  TAG_STATES,
  type Tag,
  type TagState,
} from './keyword.ts'

const tag = (keyword: string, status: TagState): Tag => ({ keyword, status })
const tags = fc.array(
  fc.record({ keyword: fc.string({ unit: 'binary' }), status: fc.constantFrom(...TAG_STATES) }),
)
const keyOf = (text: string) => keywordKey(normaliseKeyword(text))
const keysOf = (edited: readonly Tag[]) => mergeTags(edited).map(keywordKey)
const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => keyOf(text) !== '')

describe('a keyword as it is kept', () => {
  it.each([
    ['in lower case', 'Βάσεις ΔΕΔΟΜΕΝΩΝ', 'βάσεις δεδομενων'],
    ['with the sigma of its place', 'ΣΟΦΟΣ', 'σοφος'],
    ['trimmed', '  sql\t', 'sql'],
    ['with single spaces', 'μηχανική \n  μάθηση', 'μηχανική μάθηση'],
    ['composed', 'Μ\u03b1\u0301θηση', 'μάθηση'],
    ['empty when it says nothing', ' \u00a0 ', ''],
    ['without what nobody sees', 'νευ\u00adρω\u200bνικά', 'νευρωνικά'],
  ])('is %s', (_how, text, keyword) => {
    expect(normaliseKeyword(text)).toBe(keyword)
  })

  it('is the same when it is kept again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normaliseKeyword(normaliseKeyword(text))).toBe(normaliseKeyword(text))
      }),
    )
  })
})

describe('two keywords', () => {
  it.each([
    ['from the other keyboard', 'ΑΙ', 'AI'],
    ['with a letter from the other keyboard', 'pythοn', 'python'],
    ['with a ligature', 'classi\ufb01cation', 'classification'],
    ['with another hyphen', 'covid\u201119', 'covid-19'],
    ['with the micro sign', '10 \u00b5m', '10 μm'],
  ])('are one %s', (_how, one, other) => {
    expect(keyOf(one)).toBe(keyOf(other))
  })

  it.each([
    ['accents', 'νόμος', 'νομός'],
    ['accents of Latin letters', 'résumé', 'resume'],
    ['signs', 'c++', 'c'],
    ['other letters', 'δίκτυα', 'diktya'],
  ])('are told apart by their %s', (_what, one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other))
  })
})

describe('the keywords of an object after its tags were edited', () => {
  it.each([
    ['a tag that was there', 'preExisting', ['sql']],
    ['a known one', 'exists', ['sql']],
    ['a new one', 'new', ['sql']],
    ['one that came back', 'existedAndAdded', ['sql']],
    ['one that was deleted', 'deleted', []],
  ] as const)('of %s (%s): %j', (_which, status, keywords) => {
    expect(mergeTags([tag('SQL', status)])).toEqual(keywords)
  })

  it('are each once, in the order of the editor, and none is empty', () => {
    const edited = [tag('β', 'new'), tag(' ', 'new'), tag('α', 'preExisting'), tag('Β ', 'exists')]
    expect(mergeTags(edited)).toEqual(['β', 'α'])
  })

  it('are each once from whatever keyboard, as it was typed first', () => {
    expect(mergeTags([tag('ΑΙ', 'new'), tag('sql', 'exists'), tag('AI', 'exists')])).toEqual(['αι', 'sql'])
  })

  it('keep one that was deleted and typed again as another tag', () => {
    expect(mergeTags([tag('sql', 'deleted'), tag('SQL', 'new')])).toEqual(['sql'])
  })

  it('are the same when they are merged again', () => {
    fc.assert(
      fc.property(tags, (edited) => {
        const once = mergeTags(edited)
        expect(mergeTags(once.map((keyword) => tag(keyword, 'preExisting')))).toEqual(once)
      }),
    )
  })
})

describe('adding a tag', () => {
  const known = ['Sql', 'μηχανική μάθηση', 'mhn']

  it.each([
    ['one that the department knows', [], 'SQL', [tag('sql', 'exists')]],
    ['one typed freely', [], 'Νέο', [tag('νέο', 'new')]],
    ['one that is there', [tag('sql', 'preExisting')], 'SQL ', [tag('sql', 'preExisting')]],
    ['one deleted before', [tag('sql', 'deleted')], 'sql', [tag('sql', 'existedAndAdded')]],
    ['one known from the other keyboard', [], 'ΜΗΝ', [tag('μην', 'exists')]],
    ['nothing', [tag('sql', 'new')], '  ', [tag('sql', 'new')]],
    ['a second one', [tag('sql', 'new')], 'νέο', [tag('sql', 'new'), tag('νέο', 'new')]],
  ])('%s', (_which, before, text, after) => {
    expect(addTag(before, text, known)).toEqual(after)
  })
})

describe('removing a tag', () => {
  it.each([
    ['remembers one that was there', 'preExisting', [tag('sql', 'deleted')]],
    ['remembers one that came back', 'existedAndAdded', [tag('sql', 'deleted')]],
    ['remembers one twice removed', 'deleted', [tag('sql', 'deleted')]],
    ['forgets a new one', 'new', []],
    ['forgets a known one', 'exists', []],
  ] as const)('%s', (_rule, status, after) => {
    expect(removeTag([tag('sql', status)], 'SQL')).toEqual(after)
  })

  it('leaves the others', () => {
    expect(removeTag([tag('sql', 'new'), tag('νέο', 'new')], 'sql')).toEqual([tag('νέο', 'new')])
  })
})

describe('the tag editor', () => {
  it('keeps what was added and nothing that was removed', () => {
    fc.assert(
      fc.property(tags, word, fc.array(word), (before, text, known) => {
        const added = addTag(before, text, known)
        expect(keysOf(added)).toContain(keyOf(text))
        expect(keysOf(removeTag(added, text))).not.toContain(keyOf(text))
      }),
    )
  })

  it('leaves the other keywords as they were', () => {
    fc.assert(
      fc.property(tags, word, (before, text) => {
        const others = (edited: readonly Tag[]) => keysOf(edited).filter((key) => key !== keyOf(text))
        expect(others(removeTag(addTag(before, text, []), text))).toEqual(others(before))
      }),
    )
  })
})
