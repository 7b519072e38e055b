import { allowed, type Decision, refused } from '../../shared/decision.ts'
import type { Actor, Role } from './role.ts'

export interface ProfileFacts {
  accountId: number
  role: Role
  departmentId: number | null
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

/** A secretary reads the profiles of the own department, public or not, and no others. */
const isOfOwnDepartment = (secretary: Actor, profile: ProfileFacts): boolean =>
  profile.departmentId !== null && profile.departmentId === secretary.departmentId

function seeInstructor(actor: Actor, profile: ProfileFacts): ProfileDecision {
  const isOpen = actor.role === 'secretary' ? isOfOwnDepartment(actor, profile) : profile.isPublic
  return shownIf(profile.role === 'instructor' && (isOwnOrAdministered(actor, profile) || isOpen))
}

function seeStudent(actor: Actor, profile: ProfileFacts, closeness: StudentCloseness): ProfileDecision {
  const asInstructor = actor.role === 'instructor' && closeness.turnedToActor
  const asSecretary = actor.role === 'secretary' && isOfOwnDepartment(actor, profile)
  const isReader = isOwnOrAdministered(actor, profile) || asInstructor || asSecretary
  return shownIf(profile.role === 'student' && isReader)
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
