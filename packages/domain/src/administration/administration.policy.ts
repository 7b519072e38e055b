import type { Actor } from '../account/role.ts'
import { allowed, type Decision, firstRefusal, refused } from '../shared/decision.ts'

export type AdministrationRefusal = 'has_departments' | 'has_users' | 'has_theses' | 'own_account'

type AdministrationDecision = Decision<AdministrationRefusal>

export interface UserFacts {
  accountId: number
  /** Own, assigned and marked theses, and those that were given back: all of them are records of the department. */
  theses: number
}

/** What others depend on is not deleted: docs/regulation.md#keep. That the actor is an administrator is known by then. */
export const canAdministration = {
  deleteInstitution: (institution: { departments: number }): AdministrationDecision =>
    institution.departments === 0 ? allowed : refused('has_departments'),

  deleteDepartment: (department: { users: number }): AdministrationDecision =>
    department.users === 0 ? allowed : refused('has_users'),

  /** Nobody deletes the own account, so that the last administrator cannot be deleted either. */
  deleteUser: (actor: Actor, user: UserFacts): AdministrationDecision =>
    firstRefusal<AdministrationRefusal>(
      actor.accountId === user.accountId ? refused('own_account') : allowed,
      user.theses === 0 ? allowed : refused('has_theses'),
    ),
}
