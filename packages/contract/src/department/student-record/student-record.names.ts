import type { RecordFields } from '@diatrivi/domain/department/student-record/student-record'

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
