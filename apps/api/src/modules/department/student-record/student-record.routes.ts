import type { Handlers } from '../../../platform/http/handler.ts'
import { pageWindow } from '../../../platform/paging.ts'
import { pendingStudentFields, recordFields } from './student-record.input.ts'
import { presentRecord, presentStudent } from './student-record.presenter.ts'
import type { StudentRecords } from './student-record.service.ts'

export function studentRecordRoutes(records: StudentRecords) {
  return {
    listStudents: async ({ actor, query }) => {
      const { items, total } = await records.list(actor, query.search ?? '', pageWindow(query))
      return { items: items.map(presentStudent), total }
    },
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
