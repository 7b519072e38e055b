import type {
  PendingStudentFields,
  RecordFields,
} from '@diatrivi/domain/department/student-record/student-record'

/** What the wire calls the fields of a student record. */
export const RECORD_NAMES = {
  registryNumber: 'registryNumber',
  semester: 'semester',
  coursesPassed: 'coursesPassed',
  coursesOwed: 'coursesOwed',
  ects: 'ects',
  averageHundredths: 'average',
  programmeId: 'programmeID',
} as const satisfies Record<keyof RecordFields, string>

/** The same of a person without an account. */
export const PENDING_STUDENT_NAMES = {
  ...RECORD_NAMES,
  firstName: 'uName',
  surname: 'uSurname',
  email: 'uEmail',
} as const satisfies Record<keyof PendingStudentFields, string>
