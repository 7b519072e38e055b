import type { StudentAccountView } from '@diatrivi/contract/work/administration/administration.schemas'
import type { StudentAccountRow } from './student-account.queries.ts'

export function presentStudentAccount(student: StudentAccountRow): StudentAccountView {
  return {
    id: student.id,
    username: student.username,
    uName: student.firstName,
    uSurname: student.surname,
    uEmail: student.email,
    department: { depID: student.departmentId, depName: student.departmentName },
    isActive: student.isActive,
    isDisabled: student.disabledAt !== null,
    registryNumber: student.registryNumber,
  }
}
