import { describe, expect, it } from 'vitest'
import { hundredthsText } from '../../shared/hundredths.ts'
import { exactText, parseMark } from './mark-text.ts'

describe('a mark as text', () => {
  it('is read as it was written, for every mark', () => {
    for (let mark = 0; mark <= 1000; mark++) expect(parseMark(hundredthsText(mark))).toBe(mark)
  })

  it.each(['', '8', '8.5', '8,50', '10.01', '11.00', '-1.00', '08.50', '8.500', ' 8.50'])(
    'is none: «%s»',
    (text) => {
      expect(parseMark(text)).toBeNull()
    },
  )

  it.each([
    [2500n, 3n, '8.3333'],
    [870n, 1n, '8.7000'],
    [1450n, 3n, '4.8333'],
    [0n, 1n, '0.0000'],
    [1000n, 1n, '10.0000'],
  ])('%d by %d hundredths is %s', (numerator, denominator, expected) => {
    expect(exactText({ numerator, denominator })).toBe(expected)
  })
})
