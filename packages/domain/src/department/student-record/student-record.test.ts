import { describe, expect, it } from 'vitest'
import { hundredthsText } from '../../shared/hundredths.ts'
import { readAverage } from './student-record.ts'

describe('an average', () => {
  it.each([
    ['7,85', 785],
    ['7.85', 785],
    ['7,8', 780],
    [' 8 ', 800],
    ['10', 1_000],
    ['0', 0],
    ['10,01', null],
    ['11', null],
    ['7,855', null],
    ['-1', null],
    ['', null],
    ['επτά', null],
  ])('that is written as “%s” is %s hundredths', (text, hundredths) => {
    expect(readAverage(text)).toBe(hundredths)
  })

  it.each([785, 780, 1_000, 5, 0])('of %i hundredths is read as it was written', (hundredths) => {
    expect(readAverage(hundredthsText(hundredths))).toBe(hundredths)
  })
})
