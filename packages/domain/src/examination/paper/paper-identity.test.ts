import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../shared/canonical-json.ts'
import { groupedPaperCode, PAPER_CODE_BYTES, paperCodeFrom, parsePaperCode } from './paper-code.ts'
import { paperNumber } from './paper-number.ts'

describe('the code of a paper', () => {
  const code = paperCodeFrom(new Uint8Array([0, 68, 50, 20, 199, 66, 84, 182, 53, 207]))

  it('is sixteen letters of Crockford for eighty bits', () => {
    expect(code).toBe('0123456789ABCDEF')
    expect(groupedPaperCode(code)).toBe('0123-4567-89AB-CDEF')
  })

  it.each([
    ['as it is printed', '0123-4567-89AB-CDEF'],
    ['in small letters', '0123456789abcdef'],
    ['with spaces', ' 0123 4567 89AB CDEF '],
    ['with letters for figures', 'OI23-4567-89AB-CDEF'],
    ['with an L for the one', '0l23-4567-89AB-CDEF'],
    ['in Greek letters where they look the same', 'ΟΙ23-4567-89ΑΒ-CDΕF'],
    ['with other hyphens and what nobody sees', '0123\u20114567\u201389AB\u2212CDEF\u200b'],
  ])('is read %s', (_how, text) => {
    expect(parsePaperCode(text)).toBe(code)
  })

  it.each([
    ['too short', '0123456789ABCDE'],
    ['too long', '0123456789ABCDEF0'],
    ['with a letter that no code has', '0123456789ABCDEU'],
    ['with a Greek letter that looks like none', '0123456789ΔBCDEF'],
    ['nothing', ''],
  ])('is not what is %s', (_what, text) => {
    expect(parsePaperCode(text)).toBeNull()
  })

  it('is read as it was made, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: PAPER_CODE_BYTES, maxLength: PAPER_CODE_BYTES }), (bytes) => {
        const made = paperCodeFrom(bytes)
        expect(parsePaperCode(groupedPaperCode(made))).toBe(made)
      }),
    )
  })

  it('is made of ten bytes', () => {
    expect(() => paperCodeFrom(new Uint8Array(9))).toThrow('10 bytes')
  })
})

describe('the number of a paper', () => {
  it('is its year and its place in the year', () => {
    expect(paperNumber(2026, 118)).toBe('2026/118')
  })
})

describe('facts as canonical JSON', () => {
  it('are the same in any order of their names', () => {
    expect(canonicalJson({ b: [1, null, { d: 'δ', c: true }], a: '"' })).toBe(
      '{"a":"\\"","b":[1,null,{"c":true,"d":"δ"}]}',
    )
  })

  it('are read back as they were', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('keep the order of lists', () => {
    expect(canonicalJson([2, 1])).toBe('[2,1]')
  })
})
