import { expect, it } from 'vitest'
import { readTime } from './typed-time.ts'

it.each([
  ['14:30', '14:30'],
  ['9:05', '09:05'],
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  [' 9.30 ', '09:30'],
  ['9,30', '09:30'],
  ['00:00', '00:00'],
  ['24:00', null],
  ['14:60', null],
  ['2:30 PM', null],
  ['14:3', null],
  ['', null],
  ['μία', null],
])('«%s» is the hour %s', (typed, time) => {
  expect(readTime(typed)).toBe(time)
})
