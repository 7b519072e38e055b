import type { Actor, Role } from '@diatrivi/domain/people/account/role'

/** The person behind a session, as every handler knows him or her. */
export interface SessionActor extends Actor {
  username: string
  sessionId: string
}

/** An instructor, a student or a secretary: each has a department. */
export interface MemberActor extends SessionActor {
  departmentId: number
  institutionId: number
}

/** Administrators have no department; every other caller has one. */
export type ActorOfRoles<Admitted extends Role> = 'administrator' extends Admitted
  ? SessionActor
  : MemberActor
