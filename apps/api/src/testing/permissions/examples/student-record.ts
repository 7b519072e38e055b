import type { studentRecordEndpoints } from '@diatrivi/contract/department/student-record/student-record.endpoints'
import { fullName } from '../../../platform/text/full-name.ts'
import { always, type Examples } from '../example.ts'

export const studentRecordExamples: Examples<keyof typeof studentRecordEndpoints> = {
  listStudents: [
    {
      of: '',
      // The department of a scene has more students than a whole list may have.
      prepare: ({ student }) => ({ query: { search: fullName(student) } }),
    },
  ],
  editStudentRecord: [
    {
      of: 'its student',
      prepare: ({ student }) => ({
        params: { username: student.username },
        body: { registryNumber: `0${student.id}` },
      }),
    },
  ],
  editPendingStudent: [
    {
      of: 'a person of its list',
      prepare: async ({ given, department }) => {
        const { id, email } = await given.aPendingStudent({ departmentId: department.id })
        return {
          params: { pendingId: id },
          body: { registryNumber: `0${id}`, uName: 'Ιωάννα', uSurname: 'Βάμβα', uEmail: email },
        }
      },
    },
  ],
  getOwnStudentRecord: always({}),
}
