import { type SQL, sql } from 'drizzle-orm'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import type { Scope } from './statistics.model.ts'

/** The theses of a scope; those of a department by its instructors, whose theses have an index. */
export function thesesIn(scope: Scope): SQL {
  switch (scope.kind) {
    case 'department':
      return sql`${thesis.instructorId} in (
        select id from ${account} where department_id = ${scope.id} and role = 'instructor'
      )`
    case 'institution':
      return sql`${thesis.institutionId} = ${scope.id}`
    case 'all':
      return sql`true`
  }
}

/** The people of a scope, by the department to which they belong. */
export function departmentsIn(scope: Scope): SQL {
  switch (scope.kind) {
    case 'department':
      return sql`department.id = ${scope.id}`
    case 'institution':
      return sql`department.institution_id = ${scope.id}`
    case 'all':
      return sql`true`
  }
}
