import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commonLetters, commonNumber } from './common-form.ts'

const GREEK = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'
const LATIN = 'ABEZHIKMNOPTYX'

describe('the common form of a number', () => {
  it.each([
    ['Greek and Latin letters that look alike', 'ΜΤΝ2021', 'MTN2021'],
    ['letters of both in one number', 'ΜTΝ2021', 'MΤN2021'],
    ['all letters that look alike', GREEK, LATIN],
    ['small letters', 'π12345', 'Π12345'],
    ['blanks', '1115 2019 00123', '1115201900123'],
    ['blanks that keep a number on one line', '1115\u00a02019\u202f00123', '1115201900123'],
    ['characters that are not seen', 'ΑΜ\u200b12\u00ad34\ufeff', 'ΑΜ1234'],
    ['kinds of hyphens', 'Π\u201112\u201334\u22125', 'Π-12-34-5'],
    ['wide figures of Japanese keyboards', '１２３', '123'],
    ['accents', 'Ά12', 'Α12'],
  ])('is the same for %s', (_what, one, other) => {
    expect(commonNumber(one)).toBe(commonNumber(other))
  })

  it.each([
    ['zeros in front', '00123', '123'],
    ['a letter and a figure', 'Ο123', '0123'],
    ['letters that look different', 'Π12', 'P12'],
    ['another place of a hyphen', '1-23', '12-3'],
    ['a stroke', '12/3', '123'],
  ])('tells apart %s', (_what, one, other) => {
    expect(commonNumber(one)).not.toBe(commonNumber(other))
  })

  it('changes nothing when done twice', () => {
    const anyText = fc.string({ unit: fc.constantFrom(...GREEK, ...LATIN, ...'Πά -‐½\u00ad0') })
    fc.assert(fc.property(anyText, (text) => commonNumber(commonNumber(text)) === commonNumber(text)))
  })
})

it('letters in common are one for one, and the others stay', () => {
  expect(commonLetters('γδθλξπσφψω ταξίδι')).toBe('γδθλξπσφψω taξίδi')
})
