import type { Rules } from '../rulebook/rules.ts'
import { daysBetween, type IsoDate } from '../shared/dates.ts'

/** How far a student has come, as the secretary's list said on a day. Null where the list does not say it. */
export interface StudentRecord {
  semester: number | null
  coursesPassed: number | null
  coursesOwed: number | null
  ects: number | null
  asOf: IsoDate
}

export type Condition = 'semester' | 'courses' | 'owedCourses' | 'coursesPercent' | 'ects'

export interface FailedCondition {
  condition: Condition
  wanted: number
  /** Null: the record does not say. */
  found: number | null
}

export interface Eligibility {
  failed: FailedCondition[]
  /** The day of a record that is too old to be relied upon. */
  staleSince: IsoDate | null
}

/** Records older than this are from before the last examinations. */
export const RECORD_FRESH_DAYS = 120

/** What a student lacks for taking on a thesis. No record fails every condition that is asked. */
export function eligibility(
  record: StudentRecord | null,
  rules: Rules['eligibility'],
  today: IsoDate,
): Eligibility {
  const { semester = null, coursesPassed = null, coursesOwed = null, ects = null } = record ?? {}
  const atLeast = (wanted: number | null, found: number | null, condition: Condition) =>
    wanted === null || (found !== null && found >= wanted) ? [] : [{ condition, wanted, found }]
  const atMost = (wanted: number | null, found: number | null, condition: Condition) =>
    wanted === null || (found !== null && found <= wanted) ? [] : [{ condition, wanted, found }]
  const failed = [
    ...atLeast(rules.minSemester, semester, 'semester'),
    ...atLeast(rules.minCourses, coursesPassed, 'courses'),
    ...atMost(rules.maxOwedCourses, coursesOwed, 'owedCourses'),
    ...atLeast(rules.minCoursesPercent, percentPassed(coursesPassed, coursesOwed), 'coursesPercent'),
    ...atLeast(rules.minEcts, ects, 'ects'),
  ]
  const isStale = record !== null && daysBetween(record.asOf, today) > RECORD_FRESH_DAYS
  return { failed, staleSince: isStale ? record.asOf : null }
}

/** Rounded down: 79.9 % is not four fifths. */
function percentPassed(passed: number | null, owed: number | null): number | null {
  if (passed === null || owed === null || passed + owed === 0) return null
  return Math.floor((100 * passed) / (passed + owed))
}
