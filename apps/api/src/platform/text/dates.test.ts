import { expect, it } from 'vitest'
import { formatDayLong, formatDayOfWeek, formatMoment } from './dates.ts'

it('writes a day as the web app does, in either language', () => {
  expect(formatDayLong('el')('2026-03-07')).toBe('7 Μαρτίου 2026')
  expect(formatDayLong('en')('2026-10-04')).toBe('4 October 2026')
})

it('writes a day to be kept with its weekday', () => {
  expect(formatDayOfWeek('el')('2026-03-07')).toBe('Σάββατο 7 Μαρτίου 2026')
  expect(formatDayOfWeek('en')('2026-10-04')).toBe('Sunday 4 October 2026')
})

it('writes a moment as the clocks of Athens show it', () => {
  expect(formatMoment(new Date('2026-03-07T12:30:05Z'))).toBe('7 Μαρ 2026, 14:30:05')
})
