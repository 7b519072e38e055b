import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  athensDate,
  athensHour,
  athensMinute,
  athensMoment,
  athensTime,
  compareDates,
  daysBetween,
  type IsoDate,
  isIsoDate,
  isPast,
  parseIsoDate,
} from './dates.ts'

const anyDay = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as IsoDate)
const aDayOfThisAge = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as IsoDate)

describe('a day', () => {
  it.each(['2026-03-10', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s exists', (text) => {
    expect(parseIsoDate(text)).toBe(text)
    expect(isIsoDate(text)).toBe(true)
  })

  it.each([
    ['31 February', '2026-02-31'],
    ['29 February of a common year', '2026-02-29'],
    ['29 February of a century', '1900-02-29'],
    ['the thirteenth month', '2026-13-01'],
    ['the day 0', '2026-01-00'],
    ['the year 0', '0000-01-01'],
    ['a year of five digits', '12026-01-01'],
    ['digits left out', '2026-3-1'],
    ['the Greek notation', '10/03/2026'],
    ['a moment', '2026-03-10T00:00:00Z'],
    ['white space', ' 2026-03-10'],
    ['a line more', '2026-03-10\n'],
    ['Arabic digits', '٢٠٢٦-٠٣-١٠'],
    ['nothing', ''],
  ])('is not %s', (_what, text) => {
    expect(parseIsoDate(text)).toBeNull()
    expect(isIsoDate(text)).toBe(false)
  })

  it('is known again, whichever it is', () => {
    fc.assert(fc.property(anyDay, (day) => parseIsoDate(day) === day))
  })
})

describe('counting days', () => {
  it.each([
    ['2026-02-27', 2, '2026-03-01'],
    ['2024-02-27', 2, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-03-10', 0, '2026-03-10'],
  ] as const)('%s and %i days are %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected)
    expect(daysBetween(day, expected)).toBe(days)
  })

  it('stops at the last and the first day that can be written', () => {
    expect(addDays('9999-12-30', 255)).toBe('9999-12-31')
    expect(addDays('0001-01-02', -7)).toBe('0001-01-01')
  })

  it('comes back to where it began', () => {
    fc.assert(
      fc.property(aDayOfThisAge, fc.integer({ min: -5_000, max: 5_000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days)
        expect(addDays(addDays(day, days), -days)).toBe(day)
      }),
    )
  })
})

describe('the order of days', () => {
  it('is that of the calendar', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(Math.sign(compareDates(a, b))).toBe(Math.sign(-daysBetween(a, b)) + 0)
      }),
    )
  })

  it.each([
    ['2026-03-09', true],
    ['2026-03-10', false],
    ['2026-03-11', false],
  ] as const)('on 10 March, %s is past: %j', (day, past) => {
    expect(isPast(day, '2026-03-10')).toBe(past)
  })
})

describe('the day in Athens', () => {
  it.each([
    ['a winter evening, two hours ahead', '2026-01-15T21:59:59Z', '2026-01-15'],
    ['after midnight in winter', '2026-01-15T22:00:00Z', '2026-01-16'],
    ['after midnight in summer, three hours ahead', '2026-07-15T21:00:00Z', '2026-07-16'],
    ['the night the clocks go forward', '2026-03-28T22:00:00Z', '2026-03-29'],
    ['the night the clocks go back', '2026-10-25T21:59:59Z', '2026-10-25'],
    ['the new year', '2025-12-31T22:00:00Z', '2026-01-01'],
  ])('is right on %s', (_when, moment, day) => {
    expect(athensDate(new Date(moment))).toBe(day)
  })
})

describe('the hour in Athens', () => {
  it.each([
    ['2026-07-09T21:00:00Z', 0],
    ['2026-07-09T20:59:59Z', 23],
    ['2026-01-09T05:59:59Z', 7],
    ['2026-01-09T06:00:00Z', 8],
    // On 29 March 2026 the hour of three does not come; on 25 October it comes twice.
    ['2026-03-29T00:59:59Z', 2],
    ['2026-03-29T01:00:00Z', 4],
    ['2026-10-25T00:30:00Z', 3],
    ['2026-10-25T01:30:00Z', 3],
  ])('at %s is %i', (moment, hour) => {
    expect(athensHour(new Date(moment))).toBe(hour)
  })
})

describe('the moment of an hour in Athens', () => {
  it.each([
    ['2026-01-09', 8, '2026-01-09T06:00:00.000Z'],
    ['2026-07-09', 8, '2026-07-09T05:00:00.000Z'],
    ['2026-07-09', 0, '2026-07-08T21:00:00.000Z'],
    ['2026-01-09', 23, '2026-01-09T21:00:00.000Z'],
    ['2026-03-29', 8, '2026-03-29T05:00:00.000Z'],
    ['2026-10-25', 8, '2026-10-25T06:00:00.000Z'],
  ] as const)('on %s at %i is %s', (date, hour, moment) => {
    expect(athensMoment(date, hour).toISOString()).toBe(moment)
  })
})

describe('some months later', () => {
  it.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-23', 0, '2026-11-23'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-11-15', 14, '2028-01-15'],
    ['0099-12-31', 2, '0100-02-28'],
    ['9999-12-31', 1, '9999-12-31'],
  ] as const)('%s and %d make %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })
})

describe('a minute of a day in Athens', () => {
  it.each([
    ['in winter', '2026-01-15', '14:30', '2026-01-15T12:30:00.000Z'],
    ['in summer', '2026-06-24', '14:30', '2026-06-24T11:30:00.000Z'],
    ['at midnight', '2026-06-24', '00:00', '2026-06-23T21:00:00.000Z'],
    ['that comes twice, the first time', '2026-10-25', '03:30', '2026-10-25T00:30:00.000Z'],
    ['after it came twice', '2026-10-25', '04:00', '2026-10-25T02:00:00.000Z'],
    ['that the clocks skip', '2026-03-29', '03:30', null],
    ['after the skip', '2026-03-29', '04:00', '2026-03-29T01:00:00.000Z'],
  ] as const)('%s', (_when, date, time, expected) => {
    const moment = athensMinute(date, time)
    expect(moment?.toISOString() ?? null).toBe(expected)
    if (moment !== null) expect([athensDate(moment), athensTime(moment)]).toEqual([date, time])
  })
})
