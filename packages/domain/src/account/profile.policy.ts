import { allowed, type Decision, refused } from '../shared/decision.ts'
import type { Actor, Role } from './role.ts'

export interface ProfileFacts {
  accountId: number
  role: Role
  isPublic: boolean
}

/** How the student is connected to the instructor who asks. */
export interface StudentCloseness {
  /** The student declared interest in, or has, one of the actor's theses. */
  turnedToActor: boolean
}

type ProfileDecision = Decision<'not_found'>

/** A profile that the actor may not see does not exist for the actor. */
const shownIf = (condition: boolean): ProfileDecision => (condition ? allowed : refused('not_found'))

const isOwnOrAdministered = (actor: Actor, profile: ProfileFacts): boolean =>
  actor.role === 'administrator' || actor.accountId === profile.accountId

function seeInstructor(actor: Actor, profile: ProfileFacts): ProfileDecision {
  return shownIf(profile.role === 'instructor' && (isOwnOrAdministered(actor, profile) || profile.isPublic))
}

function seeStudent(actor: Actor, profile: ProfileFacts, closeness: StudentCloseness): ProfileDecision {
  const asInstructor = actor.role === 'instructor' && closeness.turnedToActor
  return shownIf(profile.role === 'student' && (isOwnOrAdministered(actor, profile) || asInstructor))
}

/** Who sees a profile: docs/regulation.md#profiles. A CV is seen where its profile is. */
export const canProfile = {
  seeInstructor,
  seeStudent,
  see: (actor: Actor, profile: ProfileFacts, closeness: StudentCloseness): ProfileDecision => {
    if (profile.role === 'instructor') return seeInstructor(actor, profile)
    if (profile.role === 'student') return seeStudent(actor, profile, closeness)
    return shownIf(isOwnOrAdministered(actor, profile))
  },
}
