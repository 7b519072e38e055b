import { describe, expect, it } from 'vitest'
import type { Actor } from '../../people/account/role.ts'
import { allowed, refused } from '../../shared/decision.ts'
import { canAdministration } from './administration.policy.ts'

const administrator: Actor = { accountId: 1, role: 'administrator', departmentId: null, institutionId: null }

it.each([
  ['that of another account', 2, allowed],
  ['the own one', 1, refused('own_account')],
])('an administrator takes off a second factor: %s', (_whose, accountId, expected) => {
  expect(canAdministration.takeSecondFactorOff(administrator, { accountId })).toEqual(expected)
})

describe('deleting', () => {
  it.each([
    ['an institution without departments', canAdministration.deleteInstitution({ departments: 0 }), allowed],
    [
      'an institution with departments',
      canAdministration.deleteInstitution({ departments: 1 }),
      refused('has_departments'),
    ],
    ['a department without users', canAdministration.deleteDepartment({ users: 0 }), allowed],
    ['a department with users', canAdministration.deleteDepartment({ users: 3 }), refused('has_users')],
  ])('%s', (_what, decision, expected) => {
    expect(decision).toEqual(expected)
  })

  it.each([
    ['an account without theses', { accountId: 2, theses: 0, seats: 0 }, allowed],
    ['an account with theses', { accountId: 2, theses: 1, seats: 0 }, refused('has_theses')],
    ['a member of a committee', { accountId: 2, theses: 0, seats: 1 }, refused('has_seats')],
    ['the own account', { accountId: 1, theses: 0, seats: 0 }, refused('own_account')],
  ])('%s', (_who, user, expected) => {
    expect(canAdministration.deleteUser(administrator, user)).toEqual(expected)
  })
})
