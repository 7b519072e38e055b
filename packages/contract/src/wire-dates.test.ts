import { describe, expect, it } from 'vitest'
import { issueOf } from './testing/issues.ts'
import { DateValue, toWireDay, toWireMoment, WireDate } from './wire-dates.ts'

describe('a date of a request', () => {
  it.each(['2026-01-01', '2024-02-29', '2026-12-31'])('%s is a day', (day) => {
    expect(DateValue.parse(day)).toBe(day)
  })

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '01/02/2026',
    '2026-01-01T00:00:00Z',
    '2026-01-01 ',
    '',
    20260101,
    { date: '2026-01-01' },
  ])('%j is no day', (value) => {
    expect(issueOf(DateValue, value)).toBe('invalid_date')
  })
})

describe('a date of a response', () => {
  it('writes a pure day at midnight, whatever the zone of the machine', () => {
    expect(toWireDay('2026-03-29')).toEqual({
      date: '2026-03-29 00:00:00.000000',
      timezone_type: 3,
      timezone: 'Europe/Athens',
    })
  })

  it.each([
    ['in winter', '2026-01-15T22:30:05.007Z', '2026-01-16 00:30:05.007000'],
    ['in summer', '2026-07-15T20:59:59.999Z', '2026-07-15 23:59:59.999000'],
    ['just before the clocks go forward', '2026-03-29T00:59:59.000Z', '2026-03-29 02:59:59.000000'],
    ['just after the clocks go forward', '2026-03-29T01:00:00.000Z', '2026-03-29 04:00:00.000000'],
    ['at midnight, which is 00 and not 24', '2026-01-15T22:00:00.000Z', '2026-01-16 00:00:00.000000'],
  ])('writes a moment %s as the clocks of Athens showed it', (_when, moment, text) => {
    const wire = toWireMoment(new Date(moment))
    expect(wire?.date).toBe(text)
    expect(WireDate.parse(wire)).toEqual(wire)
  })

  it('is null where there is none', () => {
    expect([toWireDay(null), toWireMoment(null)]).toEqual([null, null])
  })
})
