import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { describe, expect, it } from 'vitest'
import { labelMonths } from './month-labels.ts'

const WIDTH = 8

function labels(start: string, ...months: [day: string, at: number][]) {
  const timeline = {
    start: start as IsoDate,
    months: months.map(([day, at]) => ({ day: day as IsoDate, at })),
  }
  return labelMonths(timeline, WIDTH).map(({ day, hasYear, isAtEnd }) =>
    [day.slice(hasYear ? 0 : 5, hasYear ? 7 : undefined), isAtEnd && 'at the end'].filter(Boolean),
  )
}

describe('the names of the months', () => {
  it('begin with the month in which the timeline begins, which tells the year', () => {
    expect(labels('2026-02-10', ['2026-03-01', 20], ['2026-04-01', 60])).toEqual([
      ['2026-02'],
      ['03-01'],
      ['04-01'],
    ])
  })

  it('leave out a first month of which only a few days are left', () => {
    expect(labels('2026-02-26', ['2026-03-01', 4], ['2026-04-01', 50])).toEqual([['2026-03'], ['04-01']])
  })

  it('tell each year once, where it begins, and keep the months beside it', () => {
    const found = labels(
      '2026-11-25',
      ['2026-12-01', 10],
      ['2027-01-01', 22],
      ['2027-02-01', 34],
      ['2027-03-01', 45],
    )
    expect(found).toEqual([['2026-11'], ['12-01'], ['2027-01'], ['02-01'], ['03-01']])
  })

  it('end with the timeline where the last month begins near its end, unless another name is there', () => {
    expect(labels('2026-03-01', ['2026-03-01', 0], ['2026-04-01', 94])).toEqual([
      ['2026-03'],
      ['04-01', 'at the end'],
    ])
    expect(labels('2026-03-01', ['2026-03-01', 0], ['2026-04-01', 87], ['2026-05-01', 96])).toEqual([
      ['2026-03'],
      ['04-01'],
    ])
    expect(labels('2026-03-01', ['2026-03-01', 0], ['2026-04-01', 99])).toEqual([['2026-03']])
  })
})
