import { RECORD_NAMES } from '@diatrivi/contract/department/student-record/student-record.names'
import type { RecordBody } from '@diatrivi/contract/department/student-record/student-record.schemas'
import { toPlain } from '@diatrivi/contract/wire-names'
import { type RecordFields, readAverage } from '@diatrivi/domain/department/student-record/student-record'
import type { z } from 'zod'

export function recordFields(body: z.output<typeof RecordBody>): RecordFields {
  const { averageHundredths: average, ...fields } = toPlain(RECORD_NAMES, body)
  return { ...fields, averageHundredths: average === null ? null : readAverage(average) }
}
