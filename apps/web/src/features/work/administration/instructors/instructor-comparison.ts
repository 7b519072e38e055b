import { rankWord } from '../../../../entities/person/person-words.ts'
import { m } from '../../../../paraglide/messages.js'
import type { Comparison } from '../../../../shared/forms/conflict/compared-field.ts'
import type { Department } from '../department.mapper.ts'
import type { InstructorFormValues } from '../instructor.mapper.ts'
import type { SecretaryFormValues } from '../secretary.mapper.ts'

export function instructorComparison(departments: readonly Department[]): Comparison<InstructorFormValues> {
  return {
    firstName: { label: m.administration_first_name, read: ({ firstName }) => firstName },
    surname: { label: m.administration_surname, read: ({ surname }) => surname },
    username: { label: m.administration_username, read: ({ username }) => username },
    email: { label: m.administration_email, read: ({ email }) => email },
    rank: {
      label: m.administration_rank,
      read: ({ rank }) => (rank === '' ? '' : rankWord(rank)),
    },
    departmentId: {
      label: m.administration_department,
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
