import { daysBetween, type IsoDate } from '../../shared/dates.ts'
import type { Rules } from '../rulebook/rules.ts'

/** How far a student has come, as the secretary's list said on a day. Null where the list does not say it. */
export interface StudentRecord {
  semester: number | null
  coursesPassed: number | null
  coursesOwed: number | null
  ects: number | null
  asOf: IsoDate
}

export const CONDITIONS = ['semester', 'courses', 'owedCourses', 'coursesPercent', 'ects'] as const
export type Condition = (typeof CONDITIONS)[number]

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

/** Why a student takes on no thesis under these rules; null where nothing is asked, or where it is only pointed out. */
export function whyNotEligible(
  record: StudentRecord | null,
  rules: Rules['eligibility'],
  today: IsoDate,
): { refusal: 'record_missing' } | { refusal: 'not_eligible'; lacking: Eligibility } | null {
  const lacking = eligibility(record, rules, today)
  if (rules.mode === 'warn' || lacking.failed.length === 0) return null
  return record === null ? { refusal: 'record_missing' } : { refusal: 'not_eligible', lacking }
}

/** Rounded down: 79.9 % is not four fifths. */
function percentPassed(passed: number | null, owed: number | null): number | null {
  if (passed === null || owed === null || passed + owed === 0) return null
  return Math.floor((100 * passed) / (passed + owed))
}
