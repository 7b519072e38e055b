import type { Role } from '@diatrivi/domain/people/account/role'

/** What the wire calls the roles. */
export const USER_TYPES = {
  instructor: 'ins',
  student: 'stu',
  secretary: 'sec',
  administrator: 'adm',
} as const satisfies Record<Role, string>
