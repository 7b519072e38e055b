import type { Role } from '@diatrivi/domain/account/role'

/** What the wire calls the fields that people write in their own profile. */
export const PROFILE_NAMES = {
  firstName: 'uName',
  surname: 'uSurname',
  email: 'uEmail',
  isPublic: 'uIsPublic',
} as const

/** What the wire calls the roles. */
export const USER_TYPES = {
  instructor: 'ins',
  student: 'stu',
  administrator: 'adm',
} as const satisfies Record<Role, string>
