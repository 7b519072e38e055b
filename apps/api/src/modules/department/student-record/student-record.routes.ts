import type { Handlers } from '../../../platform/http/handler.ts'
import { pendingStudentFields, recordFields } from './student-record.input.ts'
import { presentRecord } from './student-record.presenter.ts'
import type { StudentRecords } from './student-record.service.ts'

export function studentRecordRoutes(records: StudentRecords) {
  return {
    editStudentRecord: async ({ actor, params, body, ifMatch }) => {
      await records.edit(actor, params.username, recordFields(body), ifMatch)
    },
    editPendingStudent: async ({ actor, params, body, ifMatch }) => {
      await records.editPending(actor, params.pendingId, pendingStudentFields(body), ifMatch)
    },
    getOwnStudentRecord: async ({ actor }) => {
      const record = await records.own(actor)
      return { record: record && presentRecord(record) }
    },
  } satisfies Partial<Handlers>
}
