import { academicYearOf, YEARS_SHOWN } from '@diatrivi/domain/view/statistics/academic-year'
import { today } from '../../../shared/format/clock.ts'

/** The place and the year that the figures are about, as the address bar keeps them. */
export interface StatisticsChoice {
  institutionId: number | null
  /** Narrower than the institution, which is null then. */
  departmentId: number | null
  /** The calendar year in which the academic year begins. */
  year: number
}

const ID = /^[1-9]\d{0,9}$/

/** The years that can be chosen: the present academic year and some before it, the newest first. */
export function yearsToChoose(): number[] {
  const present = academicYearOf(today())
  return Array.from({ length: YEARS_SHOWN }, (_none, index) => present - index)
}

/** What is mistyped or missing means all, and the present year. */
export function readChoice(search: URLSearchParams): StatisticsChoice {
  const idOf = (name: string) => {
    const text = search.get(name) ?? ''
    return ID.test(text) ? Number(text) : null
  }
  const departmentId = idOf('department')
  const years = yearsToChoose()
  const asked = Number(search.get('year'))
  return {
    departmentId,
    institutionId: departmentId === null ? idOf('institution') : null,
    year: years.find((year) => year === asked) ?? (years[0] as number),
  }
}

export function writeChoice({ institutionId, departmentId, year }: StatisticsChoice): URLSearchParams {
  const search = new URLSearchParams()
  if (departmentId !== null) search.set('department', String(departmentId))
  else if (institutionId !== null) search.set('institution', String(institutionId))
  if (year !== yearsToChoose()[0]) search.set('year', String(year))
  return search
}
