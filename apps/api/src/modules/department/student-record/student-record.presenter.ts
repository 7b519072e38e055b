import type { StudentRecordView } from '@diatrivi/contract/department/student-record/student-record.schemas'
import { toWireDay } from '@diatrivi/contract/wire-dates'
import { hundredthsText } from '@diatrivi/domain/shared/hundredths'
import type { ShownRecord } from './student-record.queries.ts'

export function presentRecord(record: ShownRecord): StudentRecordView {
  return {
    registryNumber: record.registryNumber,
    semester: record.semester,
    coursesPassed: record.coursesPassed,
    coursesOwed: record.coursesOwed,
    ects: record.ects,
    average: record.averageHundredths === null ? null : hundredthsText(record.averageHundredths),
    programme:
      record.programmeId === null
        ? null
        : { programmeID: record.programmeId, name: record.programmeName ?? '' },
    asOf: toWireDay(record.asOf),
    version: record.version,
  }
}
