import { describe, expect, it } from 'vitest'
import { academicYear, academicYearOf, YEARS_SHOWN, yearsUntil } from './academic-year.ts'

describe('the academic year', () => {
  it.each([
    ['2025-08-31', 2024],
    ['2025-09-01', 2025],
    ['2025-12-31', 2025],
    ['2026-01-01', 2025],
    ['2024-02-29', 2023],
    ['2026-08-31', 2025],
    ['2026-09-01', 2026],
  ] as const)('of %s is that which began in %d', (day, year) => {
    expect(academicYearOf(day)).toBe(year)
  })

  it('begins on 1 September and ends on 31 August, and both days are in it', () => {
    const { firstDay, lastDay } = academicYear(2025)
    expect([firstDay, lastDay]).toEqual(['2025-09-01', '2026-08-31'])
    expect([academicYearOf(firstDay), academicYearOf(lastDay)]).toEqual([2025, 2025])
  })

  it('stands in a row with those before it, and no day is between two of them', () => {
    const years = yearsUntil(2026)
    expect(years.map(({ year }) => year)).toEqual([2021, 2022, 2023, 2024, 2025, 2026])
    expect(years).toHaveLength(YEARS_SHOWN)
  })
})
