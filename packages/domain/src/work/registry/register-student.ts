import type { RecordFields } from '../../department/student-record/student-record.ts'

/** A course that a student has passed, as the student register keeps it. */
export interface PassedCourse {
  ects: number | null
  /** Its weight in the average. */
  coefficient: number | null
  /** From 0 to 1, whatever the scale of the course is; null where it has none. */
  grade: number | null
  /** It is a part of another course, which is counted itself. */
  isPart: boolean
  countsForEcts: boolean
  countsForAverage: boolean
}

export interface RegisterStudent {
  registryNumber: string
  semester: number | null
  passed: readonly PassedCourse[]
}

export type RegisterRecord = Pick<
  RecordFields,
  'registryNumber' | 'semester' | 'coursesPassed' | 'ects' | 'averageHundredths'
>

/** What the record of a student says, by the courses that the register has: docs/regulation.md#registry-reading. */
export function recordInRegister({ registryNumber, semester, passed }: RegisterStudent): RegisterRecord {
  const whole = passed.filter(({ isPart }) => !isPart)
  const ects = whole.reduce((sum, course) => sum + (course.countsForEcts ? (course.ects ?? 0) : 0), 0)
  return {
    registryNumber,
    semester,
    coursesPassed: whole.length,
    // A half is none yet: a rule that asks for 180 is not met by 179.5.
    ects: Math.floor(ects),
    averageHundredths: averageOf(whole),
  }
}

/** On the scale of ten, weighted as the register weighs its courses; null where no course has a grade and a weight. */
function averageOf(courses: readonly PassedCourse[]): number | null {
  const weighed = courses.flatMap(({ grade, coefficient, countsForAverage }) =>
    grade !== null && coefficient !== null && coefficient > 0 && countsForAverage
      ? [{ grade, coefficient }]
      : [],
  )
  const weights = weighed.reduce((sum, { coefficient }) => sum + coefficient, 0)
  if (weights === 0) return null
  const grades = weighed.reduce((sum, { grade, coefficient }) => sum + grade * coefficient, 0)
  // A computer keeps a little less than 0.785.
  return Math.round(Number(((grades / weights) * 1_000).toFixed(6)))
}
