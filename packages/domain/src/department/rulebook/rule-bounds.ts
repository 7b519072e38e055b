import { HIGHEST_MARK, MARK_STEPS } from './marking-rules.ts'
import type { Rules } from './rules.ts'

/** The smallest and the largest value of a number, both allowed. */
export type Bounds = readonly [minimum: number, maximum: number]

/** The bounds of every rule that is any number between two: what the API takes, and what the editor offers. */
export const RULE_BOUNDS = {
  eligibility: {
    minSemester: [1, 20],
    minCourses: [1, 200],
    maxOwedCourses: [0, 200],
    minCoursesPercent: [1, 100],
    minEcts: [1, 600],
  },
  load: { maxInProgress: [1, 200], maxNewPerYear: [1, 200] },
  topic: { students: [1, 3] },
  committee: { minFaculty: [0, 7], maxOutside: [0, 2], substitutes: [0, 2], answerDays: [1, 60] },
  examination: {
    minMonths: [1, 36],
    noticeDays: [0, 60],
    textDays: [0, 60],
    minutes: [5, 480],
    quorum: [2, 7],
    attempts: [1, 3],
    retryDays: [0, 180],
  },
  marking: { pass: [0, HIGHEST_MARK], spread: [0, HIGHEST_MARK] },
} as const satisfies { [Group in keyof Rules]?: Partial<Record<keyof Rules[Group], Bounds>> }

/** The values of every rule that is one of a few numbers, in the order in which the editor shows them. */
export const RULE_CHOICES = {
  committee: { size: [0, 2, 3, 5, 7] },
  marking: { memberStep: MARK_STEPS, finalStep: MARK_STEPS },
} as const satisfies { [Group in keyof Rules]?: Partial<Record<keyof Rules[Group], readonly number[]>> }

/** How many members give the mark of a pass or more, where the rules ask for that. */
export const MIN_PASSERS_BOUNDS: Bounds = [1, 7]
/** The weight of a part of the mark, or of a criterion in it. */
export const WEIGHT_BOUNDS: Bounds = [0, 1_000]
