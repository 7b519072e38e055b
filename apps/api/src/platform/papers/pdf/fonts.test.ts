import { describe, expect, it } from 'vitest'
import { fontFor, undrawnLetters } from './fonts.ts'

describe('a text is drawn by', () => {
  it.each([
    ['regular', 'Ελένη Παπαδάκη, Đặng Thị Ngọc, Żółkiewski, Їжакевич'],
    ['wide', 'στον ℝ'],
    ['wide', 'გიორგი'],
  ] as const)('%s: %s', (font, text) => {
    expect(fontFor('regular', text)).toBe(font)
  })

  it('a bold one, where it was bold', () => {
    expect(fontFor('bold', 'στον ℝ')).toBe('wideBold')
  })
})

describe('the letters that no font draws', () => {
  it.each<[string, string[]]>([
    ['Ελένη, ℝ, ₖ, ∑, ἡ, ☐', []],
    ['Wang Xiaoming 王小明 (王)', ['王', '小', '明']],
    ['さくら', ['さ', 'く', 'ら']],
    ['김', ['김']],
    ['สม', ['ส', 'ม']],
    ['अ', ['अ']],
    ['𝒪(n)', ['𝒪']],
    ['a line\nof its own\u200b, soft\u00adened', []],
    ['white space:\t\u3000\u2028\u202f\u00a0', []],
  ])('of %j are %j', (text, letters) => {
    expect(undrawnLetters([text])).toEqual(letters)
  })

  it('are those that are written from right to left too, whose order would be wrong', () => {
    expect(undrawnLetters(['محمد', 'שלום'])).toEqual(['م', 'ح', 'د', 'ש', 'ל', 'ו', 'ם'])
  })

  it('are named once for all texts', () => {
    expect(undrawnLetters(['王', 'α', '王 明'])).toEqual(['王', '明'])
  })
})
