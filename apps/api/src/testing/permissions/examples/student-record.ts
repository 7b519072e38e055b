import type { studentRecordEndpoints } from '@diatrivi/contract/student-record/student-record.endpoints'
import { always, type Examples } from '../example.ts'

export const studentRecordExamples: Examples<keyof typeof studentRecordEndpoints> = {
  listStudents: always({}),
  editStudentRecord: [
    {
      of: 'its student',
      prepare: ({ student }) => ({
        params: { username: student.username },
        body: { registryNumber: `0${student.id}` },
      }),
    },
  ],
  getOwnStudentRecord: always({}),
}
