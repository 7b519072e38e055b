import { describe, expect, it } from 'vitest'
import type { Actor, Role } from '../../people/account/role.ts'
import { canNotice } from './notice.policy.ts'

function actor(role: Role, accountId: number): Actor {
  const place = role === 'administrator' ? null : 1
  return { accountId, role, departmentId: place, institutionId: place }
}

describe('a notice', () => {
  it.each([
    ['its addressee', actor('student', 1), { allowed: true }],
    ['an instructor whose notice it is', actor('instructor', 1), { allowed: true }],
    ['another student', actor('student', 2), { allowed: false, reason: 'not_found' }],
    ['another instructor', actor('instructor', 2), { allowed: false, reason: 'not_found' }],
    ['an administrator', actor('administrator', 2), { allowed: false, reason: 'not_found' }],
  ])('for %s: %j', (_who, who, decision) => {
    expect(canNotice.read(who, { accountId: 1 })).toEqual(decision)
  })
})
