import type { Actor, Role } from '@diatrivi/domain/account/role'

/** The person behind a session, as every handler knows him or her. */
export interface SessionActor extends Actor {
  username: string
  sessionId: string
}

/** An instructor or a student: nobody of them is without a department. */
export interface MemberActor extends SessionActor {
  departmentId: number
  institutionId: number
}

/** Administrators belong to the whole installation; where none is admitted, a department is certain. */
export type ActorOfRoles<Admitted extends Role> = 'administrator' extends Admitted
  ? SessionActor
  : MemberActor
