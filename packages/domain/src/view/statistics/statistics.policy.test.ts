import { describe, expect, it } from 'vitest'
import { canStatistics } from './statistics.policy.ts'

const actor = (role: 'instructor' | 'student' | 'administrator') => ({
  role,
  accountId: 1,
  departmentId: role === 'administrator' ? null : 1,
  institutionId: role === 'administrator' ? null : 1,
})

describe('the load of an instructor by name', () => {
  it.each([
    ['instructor', 1, true],
    ['instructor', 2, false],
    ['student', 2, false],
    ['administrator', 2, true],
  ] as const)('is for an %s, that of account %d: %s', (role, accountId, isShown) => {
    expect(canStatistics.seeLoadOf(actor(role), { accountId }).allowed).toBe(isShown)
  })
})
