import { expect, it } from 'vitest'
import { dayOfYearOf, dayOfYearText, markOf, markText, numberOf } from './typed-values.ts'

it.each([
  ['5', 500],
  ['5,5', 550],
  ['5.25', 525],
  ['10', 1000],
  ['5,555', null],
  ['πέντε', null],
  ['', null],
])('the mark %s is %s hundredths', (text, hundredths) => {
  expect(markOf(text)).toBe(hundredths)
})

it.each([
  ['1/2', '02-01'],
  ['29/2', '02-29'],
  ['30/2', null],
  ['1-2', null],
])('the day %s is %s', (text, kept) => {
  expect(dayOfYearOf(text)).toBe(kept)
})

it('what is kept is shown as it is typed', () => {
  expect([markText(550), markText(null), dayOfYearText('02-01')]).toEqual(['5,5', '', '1/2'])
  expect([numberOf('12'), numberOf('-1'), numberOf('')]).toEqual([12, null, null])
})
