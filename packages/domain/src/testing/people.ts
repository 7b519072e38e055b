import type { Actor } from '../people/account/role.ts'

const ofTheDepartment = { departmentId: 1, institutionId: 1 }

export const instructor: Actor = { accountId: 1, role: 'instructor', ...ofTheDepartment }
export const anotherInstructor: Actor = { accountId: 2, role: 'instructor', ...ofTheDepartment }
/** Heads the department, stands in for its head, or coordinates one of its programmes. */
export const officeHolder: Actor = { accountId: 3, role: 'instructor', holdsOffice: true, ...ofTheDepartment }
export const officeHolderElsewhere: Actor = { ...officeHolder, accountId: 4, departmentId: 2 }
export const student: Actor = { accountId: 11, role: 'student', ...ofTheDepartment }
export const anotherStudent: Actor = { accountId: 12, role: 'student', ...ofTheDepartment }
export const neighbour: Actor = { accountId: 13, role: 'student', departmentId: 2, institutionId: 1 }
export const outsider: Actor = { accountId: 14, role: 'student', departmentId: 9, institutionId: 9 }
export const secretary: Actor = { accountId: 31, role: 'secretary', ...ofTheDepartment }
export const secretaryElsewhere: Actor = {
  accountId: 32,
  role: 'secretary',
  departmentId: 2,
  institutionId: 1,
}
export const administrator: Actor = {
  accountId: 21,
  role: 'administrator',
  departmentId: null,
  institutionId: null,
}
