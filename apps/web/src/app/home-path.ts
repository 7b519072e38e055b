import type { Role } from '@diatrivi/domain/account/role'
import { paths, profilePathOf } from './paths.ts'

/** Where the wordmark leads somebody who is signed in. */
export function homePathOf(role: Role): string {
  return role === 'instructor' ? paths.instructor.overview() : profilePathOf(role)
}
