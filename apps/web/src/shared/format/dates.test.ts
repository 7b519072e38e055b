import { afterEach, describe, expect, it } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { setClock, today } from './clock.ts'
import {
  formatClock,
  formatDay,
  formatDayLong,
  formatDayOfWeek,
  formatMonth,
  formatSpan,
  relativeDay,
} from './dates.ts'
import { NO_BREAK } from './numbers.ts'

/** The words without no-break spaces. */
const read = (text: string) => text.replaceAll(NO_BREAK, ' ')

afterEach(() => overwriteGetLocale(() => 'el'))
overwriteGetLocale(() => 'el')

describe('days', () => {
  it('are short in tables and long, with the month in the genitive, in text', () => {
    expect(formatDay('2026-03-07')).toBe('7/3/2026')
    expect(read(formatDayLong('2026-03-07'))).toBe('7 Μαρτίου 2026')
    expect(read(formatDayLong('2026-05-31'))).toBe('31 Μαΐου 2026')
    expect(read(formatClock('2026-03-07 14:30'))).toBe('7/3/2026, 14:30')
    expect(read(formatDayOfWeek('2026-03-07'))).toBe('Σάββατο 7 Μαρτίου 2026')
  })

  it('are months along a timeline', () => {
    expect(formatMonth('2026-03-01')).toBe('Μαρ')
  })

  it('are read in English by those who chose it', () => {
    overwriteGetLocale(() => 'en')
    expect(read(formatDayLong('2026-03-07'))).toBe('7 March 2026')
    expect(read(formatDayOfWeek('2026-03-07'))).toBe('Saturday 7 March 2026')
    expect(read(relativeDay('2026-03-10', '2026-03-07'))).toBe('in 3 days')
    expect(read(relativeDay('2026-02-21', '2026-03-07'))).toBe('2 weeks ago')
  })

  it.each([
    ['2026-03-07', 'σήμερα'],
    ['2026-03-08', 'αύριο'],
    ['2026-03-06', 'χθες'],
    ['2026-03-10', 'σε 3 ημέρες'],
    ['2026-03-20', 'σε 13 ημέρες'],
    ['2026-03-21', 'σε 2 εβδομάδες'],
    ['2026-02-21', 'πριν από 2 εβδομάδες'],
    ['2026-05-07', 'σε 2 μήνες'],
    ['2025-03-07', 'πριν από 12 μήνες'],
    ['2024-03-07', 'πριν από 2 έτη'],
  ] as const)('%s is %s on 7 March 2026', (day, words) => {
    expect(read(relativeDay(day, '2026-03-07'))).toBe(words)
  })

  it('stay in one line with the words that belong to them', () => {
    for (const text of [
      formatDayLong('2026-03-07'),
      formatClock('2026-03-07 14:30'),
      relativeDay('2026-03-10', '2026-03-07'),
      relativeDay('2026-02-21', '2026-03-07'),
      formatSpan(3, 'weeks'),
    ]) {
      expect(text).not.toContain(' ')
    }
  })

  it('have one singular and one plural for spans', () => {
    expect([formatSpan(1, 'days'), formatSpan(0, 'days'), formatSpan(1, 'months')].map(read)).toEqual([
      '1 ημέρα',
      '0 ημέρες',
      '1 μήνας',
    ])
  })
})

describe('today', () => {
  it('is the day of Athens, whatever the zone of the reader', () => {
    setClock(new Date('2026-03-06T22:30:00Z'))
    expect(today()).toBe('2026-03-07')
  })
})
