import { expect, it } from 'vitest'
import { administrator, instructor, secretary, secretaryElsewhere, student } from '../../testing/people.ts'
import { canStudentRecord } from './student-record.policy.ts'

it.each([
  ['a secretary of the department', secretary, student, true],
  ['a secretary of another department', secretaryElsewhere, student, false],
  ['the student', student, student, false],
  ['an instructor of the department', instructor, student, false],
  ['an administrator', administrator, student, false],
  ['a secretary of the department, of an instructor', secretary, instructor, false],
])('the record of a student is edited by %s: %j %j %j', (_who, actor, owner, isAllowed) => {
  expect(canStudentRecord.edit(actor, owner).allowed).toBe(isAllowed)
})
