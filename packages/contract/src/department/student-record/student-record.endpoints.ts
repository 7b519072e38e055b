import { z } from 'zod'
import { andOfficeHolders, endpoint, signedIn } from '../../endpoint.ts'
import { Saved } from '../../values.ts'
import {
  OwnRecordAnswer,
  PendingStudentBody,
  PendingStudentParams,
  RecordBody,
  RecordParams,
  StudentsQuery,
  StudentView,
} from './student-record.schemas.ts'

export const studentRecordEndpoints = {
  listStudents: endpoint('listStudents', {
    summary: "The students of the secretary's department with their records and theses",
    access: andOfficeHolders(signedIn(['secretary'])),
    query: StudentsQuery,
    paged: 'cap',
    response: z.array(StudentView),
  }),
  editStudentRecord: endpoint('editStudentRecord', {
    summary: 'Write the record of a student of the department, as of today',
    access: signedIn(['secretary'], 'studentRecord.edit'),
    params: RecordParams,
    body: RecordBody,
    response: Saved,
    errors: ['not_found', 'duplicate', 'version_conflict'],
  }),
  editPendingStudent: endpoint('editPendingStudent', {
    summary: 'Write name, address and record of a student who has no account yet, as of today',
    access: signedIn(['secretary'], 'studentRecord.edit'),
    params: PendingStudentParams,
    body: PendingStudentBody,
    response: Saved,
    errors: ['not_found', 'duplicate', 'version_conflict'],
  }),
  getOwnStudentRecord: endpoint('getOwnStudentRecord', {
    summary: 'What the office has written about the studies of the student who asks',
    access: signedIn(['student']),
    response: OwnRecordAnswer,
  }),
}
