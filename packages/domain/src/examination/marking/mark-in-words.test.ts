import { describe, expect, it } from 'vitest'
import { markInWords } from './mark-in-words.ts'

describe('a mark in words', () => {
  it.each([
    [0, 'μηδέν', 'zero'],
    [50, 'μηδέν και μισό', 'zero and a half'],
    [450, 'τέσσερα και μισό', 'four and a half'],
    [717, 'επτά και δεκαεπτά εκατοστά', 'seven and seventeen hundredths'],
    [800, 'οκτώ', 'eight'],
    [801, 'οκτώ και ένα εκατοστό', 'eight and one hundredth'],
    [810, 'οκτώ και ένα δέκατο', 'eight and one tenth'],
    [825, 'οκτώ και είκοσι πέντε εκατοστά', 'eight and twenty-five hundredths'],
    [830, 'οκτώ και τρία δέκατα', 'eight and three tenths'],
    [850, 'οκτώ και μισό', 'eight and a half'],
    [999, 'εννέα και ενενήντα εννέα εκατοστά', 'nine and ninety-nine hundredths'],
    [1000, 'δέκα', 'ten'],
  ])('%d is «%s», "%s"', (mark, greek, english) => {
    expect(markInWords(mark, 'el')).toBe(greek)
    expect(markInWords(mark, 'en')).toBe(english)
  })

  it('is another for every mark, in both languages', () => {
    const marks = Array.from({ length: 1001 }, (_, mark) => mark)
    for (const language of ['el', 'en'] as const) {
      expect(new Set(marks.map((mark) => markInWords(mark, language))).size).toBe(marks.length)
    }
  })
})
