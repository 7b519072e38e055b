/** What the office writes about the studies of a student; null where it is not written. */
export interface RecordFields {
  /** «Αριθμός μητρώου»: a text, because it may begin with zeros. */
  registryNumber: string
  semester: number | null
  coursesPassed: number | null
  coursesOwed: number | null
  ects: number | null
  /** The average of the marks so far, in hundredths: 7.85 is 785. */
  averageHundredths: number | null
  /** The student's programme in the department; null where the office has named none. */
  programmeId: number | null
}

/** What the office writes of a person without an account, whose name and address no one else keeps. */
export interface PendingStudentFields extends RecordFields {
  firstName: string
  surname: string
  email: string
}

export const REGISTRY_NUMBER_MAX = 20
export const SEMESTER_MAX = 40
export const COURSES_MAX = 200
export const ECTS_MAX = 600

/** «7,85», 7.85 and 7.8, as people write an average from 0 to 10. Null for anything else. */
export function readAverage(text: string): number | null {
  const [, whole = '', decimals = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  if (whole === '') return null
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return hundredths <= 1_000 ? hundredths : null
}
