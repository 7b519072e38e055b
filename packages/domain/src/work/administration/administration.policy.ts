import type { Actor } from '../../people/account/role.ts'
import { allowed, type Decision, firstRefusal, refused } from '../../shared/decision.ts'

export type AdministrationRefusal =
  | 'has_departments'
  | 'has_users'
  | 'has_theses'
  | 'has_seats'
  | 'own_account'

type AdministrationDecision = Decision<AdministrationRefusal>

export interface UserFacts {
  accountId: number
  /** Own, assigned, marked and released theses: all of them are records of the department. */
  theses: number
  /** In committees, those too that were left: they are records of the department as well. */
  seats: number
}

/** What other records depend on is not deleted: docs/regulation.md#keep. The caller has checked that the actor is an administrator. */
export const canAdministration = {
  deleteInstitution: (institution: { departments: number }): AdministrationDecision =>
    institution.departments === 0 ? allowed : refused('has_departments'),

  deleteDepartment: (department: { users: number }): AdministrationDecision =>
    department.users === 0 ? allowed : refused('has_users'),

  /** An administrator cannot delete the own account, so the last administrator stays. */
  deleteUser: (actor: Actor, user: UserFacts): AdministrationDecision =>
    firstRefusal<AdministrationRefusal>(
      actor.accountId === user.accountId ? refused('own_account') : allowed,
      user.theses === 0 ? allowed : refused('has_theses'),
      user.seats === 0 ? allowed : refused('has_seats'),
    ),

  /** Administrators cannot disable their own account, so that one is left to enable it again. */
  disableAccount: (actor: Actor, user: { accountId: number }): AdministrationDecision =>
    actor.accountId === user.accountId ? refused('own_account') : allowed,

  /** Each person takes his or her own factor off with its proof. */
  takeSecondFactorOff: (actor: Actor, user: { accountId: number }): AdministrationDecision =>
    actor.accountId === user.accountId ? refused('own_account') : allowed,
}
