import type { Actor, Role } from '@diatrivi/domain/people/account/role'
import type { Person } from '../person/person.ts'

/** The person in front of the screen. */
export interface Viewer extends Person {
  role: Role
  /** Null for administrators. */
  departmentId: number | null
  institutionId: number | null
}

/**
 * The wire names people by username and never by id. The domain's rules only ask whether a person is the actor,
 * so in the browser two ids are enough.
 */
export const ME = 1
export const SOMEBODY_ELSE = 2

export function isMe(viewer: Viewer, person: { username: string | null }): boolean {
  return viewer.username === person.username
}

export function toActor(viewer: Viewer): Actor {
  return {
    accountId: ME,
    role: viewer.role,
    departmentId: viewer.departmentId,
    institutionId: viewer.institutionId,
  }
}
