import type { Actor, Role } from '../../people/account/role.ts'
import { allowed, type Decision, refused } from '../../shared/decision.ts'

/** The person whose record it is. */
export interface RecordOwner {
  role: Role
  departmentId: number | null
}

/** The record of a student is kept by the office of the student's department: docs/regulation.md#student-record. */
export const canStudentRecord = {
  edit: (actor: Actor, owner: RecordOwner): Decision<'not_found'> => {
    const isTheirs = owner.departmentId !== null && owner.departmentId === actor.departmentId
    return actor.role === 'secretary' && owner.role === 'student' && isTheirs ? allowed : refused('not_found')
  },
}
