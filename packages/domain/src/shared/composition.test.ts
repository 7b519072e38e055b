import { describe, expect, it } from 'vitest'
import {
  hasEndlessMarks,
  LONGEST_DECOMPOSITION,
  MARKS_IN_A_ROW_MAX,
  withoutEndlessMarks,
} from './composition.ts'

describe('marks on one letter', () => {
  it('are endless from one more than Unicode has in a stream-safe text', () => {
    const marks = '\u0301\u0323'.repeat(MARKS_IN_A_ROW_MAX / 2)
    expect(hasEndlessMarks(`α${marks}β${marks}`)).toBe(false)
    expect(hasEndlessMarks(`αβ${marks}\u0301`)).toBe(true)
  })

  it('are not endless in decomposed Greek, nor in Vietnamese, Hebrew or Thai', () => {
    for (const text of ['ᾂδης ΐ Ὧι', 'Việt ngữ', 'בְּרֵאשִׁ֖ית', 'กำลังที่สุด']) {
      expect(hasEndlessMarks(text.normalize('NFD').repeat(100))).toBe(false)
    }
  })
})

describe('a text without endless marks', () => {
  const marks = '\u0301\u0323'.repeat(MARKS_IN_A_ROW_MAX / 2)

  it('keeps as many on each letter as Unicode has in a stream-safe text', () => {
    expect(withoutEndlessMarks(`α${marks}\u0301β\u0301${marks}γ`)).toBe(
      `α${marks}β\u0301${marks.slice(0, -1)}γ`,
    )
  })

  it('is the same text where there are none', () => {
    for (const text of ['', `α${marks}`, 'ᾂδης ΐ Ὧι'.normalize('NFD'), '👩‍🔬']) {
      expect(withoutEndlessMarks(text)).toBe(text)
    }
  })
})

it('no character is decomposed into more than are allowed for', () => {
  let longest = 0
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint += 1) {
    const character = String.fromCodePoint(codePoint)
    const { length } = character.normalize('NFD')
    if (length > character.length) longest = Math.max(longest, length / character.length)
  }
  expect(longest).toBe(LONGEST_DECOMPOSITION)
})
