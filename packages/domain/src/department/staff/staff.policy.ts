import type { Actor, Role } from '../../people/account/role.ts'
import { allowed, type Decision, refused } from '../../shared/decision.ts'

/** The person about whom the office writes. */
export interface StaffPerson {
  role: Role
  departmentId: number | null
}

/** What is kept of the instructors of a department: docs/regulation.md#staff. */
export const canStaff = {
  /** The office of the department. */
  edit: (actor: Actor, person: StaffPerson): Decision<'not_found'> => {
    const isTheirs = person.departmentId !== null && person.departmentId === actor.departmentId
    const mayEdit = actor.role === 'secretary' && person.role === 'instructor' && isTheirs
    return mayEdit ? allowed : refused('not_found')
  },

  /** The office of the department that knows the person, who has no account. */
  setOutsideAbsences: (actor: Actor, person: { departmentId: number }): Decision<'not_found'> =>
    actor.role === 'secretary' && actor.departmentId === person.departmentId ? allowed : refused('not_found'),

  /** Absences and ends of contracts are the office's to know: docs/regulation.md#staff. */
  seeAbsences: (actor: Actor): Decision<'not_found'> =>
    actor.role === 'secretary' ? allowed : refused('not_found'),

  /**
   * Who signs for a department is said by the administrators of the installation; its office and those named in it
   * read it.
   */
  seeOffices: (actor: Actor, departmentId: number): Decision<'not_found'> => {
    const reads = actor.role === 'secretary' || actor.holdsOffice === true
    const isTheirs = reads && actor.departmentId === departmentId
    return actor.role === 'administrator' || isTheirs ? allowed : refused('not_found')
  },

  setOffices: (actor: Actor): Decision<'not_found'> =>
    actor.role === 'administrator' ? allowed : refused('not_found'),
}
