import { afterEach, describe, expect, it } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { setClock, today } from './clock.ts'
import { formatClock, formatDay, formatDayLong, formatSpan, relativeDay } from './dates.ts'

afterEach(() => {
  overwriteGetLocale(() => 'el')
  setClock()
})
overwriteGetLocale(() => 'el')

describe('days', () => {
  it('are short in tables and long, with the month in the genitive, in text', () => {
    expect(formatDay('2026-03-07')).toBe('7/3/2026')
    expect(formatDayLong('2026-03-07')).toBe('7 Μαρτίου 2026')
    expect(formatDayLong('2026-05-31')).toBe('31 Μαΐου 2026')
    expect(formatClock('2026-03-07 14:30')).toBe('7/3/2026, 14:30')
  })

  it('are read in English by those who chose it', () => {
    overwriteGetLocale(() => 'en')
    expect(formatDayLong('2026-03-07')).toBe('7 March 2026')
    expect(relativeDay('2026-03-10', '2026-03-07')).toBe('in 3 days')
    expect(relativeDay('2026-02-21', '2026-03-07')).toBe('2 weeks ago')
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
    expect(relativeDay(day, '2026-03-07')).toBe(words)
  })

  it('have one singular and one plural for spans', () => {
    expect([formatSpan(1, 'days'), formatSpan(0, 'days'), formatSpan(1, 'months')]).toEqual([
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
