import type { InstructorView } from '@diatrivi/contract/administration/administration.schemas'
import type { InstructorRow } from './instructor.repository.ts'

export function presentInstructor(instructor: InstructorRow): InstructorView {
  return {
    id: instructor.id,
    username: instructor.username,
    uName: instructor.firstName,
    uSurname: instructor.surname,
    uEmail: instructor.email,
    instrRank: instructor.rank,
    department: { depID: instructor.departmentId, depName: instructor.departmentName },
    isActive: instructor.isActive,
    isDisabled: instructor.disabledAt !== null,
    version: instructor.version,
  }
}
