import { rankWord } from '../../../../entities/person/person-words.ts'
import { m } from '../../../../paraglide/messages.js'
import type { Comparison } from '../../../../shared/forms/conflict/compared-field.ts'
import type { Department } from '../department.mapper.ts'
import type { InstructorFormValues } from '../instructor.mapper.ts'
import type { SecretaryFormValues } from '../secretary.mapper.ts'

export function instructorComparison(departments: readonly Department[]): Comparison<InstructorFormValues> {
  return {
    firstName: { label: m.field_first_name, read: ({ firstName }) => firstName },
    surname: { label: m.field_surname, read: ({ surname }) => surname },
    username: { label: m.control_username, read: ({ username }) => username },
    email: { label: m.field_email, read: ({ email }) => email },
    rank: {
      label: m.field_rank,
      read: ({ rank }) => (rank === '' ? '' : rankWord(rank)),
    },
    departmentId: {
      label: m.field_department,
      read: ({ departmentId }) => nameOf(departments.find(({ id }) => id === departmentId)),
      identity: ({ departmentId }) => String(departmentId),
    },
  }
}

export function secretaryComparison(departments: readonly Department[]): Comparison<SecretaryFormValues> {
  const { rank: _none, ...fields } = instructorComparison(departments)
  return fields as Comparison<SecretaryFormValues>
}

/** Departments of several institutions have the same name. */
function nameOf(department: Department | undefined): string {
  return department === undefined ? '' : `${department.name}, ${department.institution.name}`
}
