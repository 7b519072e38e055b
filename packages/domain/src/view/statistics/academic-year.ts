import type { IsoDate } from '../../shared/dates.ts'

/** 1 September: the month and day on which an academic year begins (docs/regulation.md#academic-year). */
const FIRST_MONTH = 9
/** Years that a table shows side by side. */
export const YEARS_SHOWN = 6

/** An academic year is named by the calendar year in which it begins; both days belong to it. */
export interface AcademicYear {
  year: number
  firstDay: IsoDate
  lastDay: IsoDate
}

export function academicYearOf(day: IsoDate): number {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return month >= FIRST_MONTH ? year : year - 1
}

export function academicYear(year: number): AcademicYear {
  return { year, firstDay: `${year}-09-01` as IsoDate, lastDay: `${year + 1}-08-31` as IsoDate }
}

/** The year and those before it, the earliest first. */
export function yearsUntil(year: number): AcademicYear[] {
  return Array.from({ length: YEARS_SHOWN }, (_none, index) => academicYear(year - YEARS_SHOWN + 1 + index))
}
