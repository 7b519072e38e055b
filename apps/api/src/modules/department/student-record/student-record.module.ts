import type { Platform } from '../../../platform/platform.ts'
import { recordImport } from './record-import.service.ts'
import { studentRecordRoutes } from './student-record.routes.ts'
import { studentRecordService } from './student-record.service.ts'

export function studentRecordModule(platform: Platform) {
  const studentRecords = studentRecordService(platform)
  return {
    studentRecords,
    recordImport: recordImport(platform),
    handlers: studentRecordRoutes(studentRecords),
  }
}
