import type {
  InstructorView,
  SecretaryView,
} from '@diatrivi/contract/work/administration/administration.schemas'
import type { StaffRow } from './staff.repository.ts'

export function presentSecretary(member: StaffRow): SecretaryView {
  return {
    id: member.id,
    username: member.username,
    uName: member.firstName,
    uSurname: member.surname,
    uEmail: member.email,
    department: { depID: member.departmentId, depName: member.departmentName },
    isActive: member.isActive,
    isDisabled: member.disabledAt !== null,
    version: member.version,
  }
}

export function presentInstructor(member: StaffRow): InstructorView {
  const { id, username, uName, uSurname, uEmail, ...rest } = presentSecretary(member)
  return { id, username, uName, uSurname, uEmail, instrRank: member.rank, ...rest }
}
