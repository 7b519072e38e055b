import {
  PENDING_STUDENT_NAMES,
  RECORD_NAMES,
} from '@diatrivi/contract/department/student-record/student-record.names'
import type {
  PendingStudentBody,
  RecordBody,
} from '@diatrivi/contract/department/student-record/student-record.schemas'
import { toPlain } from '@diatrivi/contract/wire-names'
import {
  type PendingStudentFields,
  type RecordFields,
  readAverage,
} from '@diatrivi/domain/department/student-record/student-record'
import type { z } from 'zod'

export function recordFields(body: z.output<typeof RecordBody>): RecordFields {
  const { averageHundredths: average, ...fields } = toPlain(RECORD_NAMES, body)
  return { ...fields, averageHundredths: hundredthsOf(average) }
}

export function pendingStudentFields(body: z.output<typeof PendingStudentBody>): PendingStudentFields {
  const { averageHundredths: average, ...fields } = toPlain(PENDING_STUDENT_NAMES, body)
  return { ...fields, averageHundredths: hundredthsOf(average) }
}

const hundredthsOf = (average: string | null) => (average === null ? null : readAverage(average))
