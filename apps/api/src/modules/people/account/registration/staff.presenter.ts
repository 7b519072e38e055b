import type {
  AdministratorView,
  InstructorView,
  SecretaryView,
} from '@diatrivi/contract/work/administration/administration.schemas'
import type { AdministratorRow, StaffRow } from './staff.repository.ts'

export function presentAdministrator(member: AdministratorRow): AdministratorView {
  return {
    id: member.id,
    username: member.username,
    uName: member.firstName,
    uSurname: member.surname,
    uEmail: member.email,
    isActive: member.isActive,
    isDisabled: member.disabledAt !== null,
    version: member.version,
  }
}

export function presentSecretary(member: StaffRow): SecretaryView {
  const { id, username, uName, uSurname, uEmail, ...rest } = presentAdministrator(member)
  const department = { depID: member.departmentId, depName: member.departmentName }
  return { id, username, uName, uSurname, uEmail, department, ...rest }
}

export function presentInstructor(member: StaffRow): InstructorView {
  const { id, username, uName, uSurname, uEmail, ...rest } = presentSecretary(member)
  return { id, username, uName, uSurname, uEmail, instrRank: member.rank, ...rest }
}
