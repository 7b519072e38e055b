import { describe, expect, it } from 'vitest'
import type { Actor, Role } from '../../people/account/role.ts'
import { allowed, refused } from '../../shared/decision.ts'
import { canMail } from './mail.policy.ts'

const an = (role: Role): Actor => ({ accountId: 1, role, departmentId: null, institutionId: null })

describe('mails that are not sent yet', () => {
  it.each([
    ['instructor', refused('wrong_role')],
    ['student', refused('wrong_role')],
    ['administrator', allowed],
  ] as const)('are seen by: %s', (role, expected) => {
    expect(canMail.see(an(role))).toEqual(expected)
  })

  it.each([
    ['instructor', 'given_up', refused('wrong_role')],
    ['student', 'given_up', refused('wrong_role')],
    ['administrator', 'given_up', allowed],
    ['administrator', 'waiting', refused('not_given_up')],
    ['administrator', 'sent', refused('not_given_up')],
  ] as const)('are tried again: by an %s, one that is %s', (role, state, expected) => {
    expect(canMail.retry(an(role), { state })).toEqual(expected)
  })
})
