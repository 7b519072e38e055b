import { describe, expect, it } from 'vitest'
import { allowed, refused } from '../shared/decision.ts'
import { checkPassword, PASSWORD_MIN_LENGTH } from './password-rule.ts'

const tooShort = refused('password_too_short')
const differ = refused('passwords_differ')

describe('a new password', () => {
  it.each([
    ['has at least four characters', 'abc', 'abc', PASSWORD_MIN_LENGTH, tooShort],
    ['may have four', 'abcd', 'abcd', PASSWORD_MIN_LENGTH, allowed],
    ['has as many as the installation asks for', 'abcdefghi', 'abcdefghi', 10, tooShort],
    ['is typed the same twice', 'abcd', 'abcD', PASSWORD_MIN_LENGTH, differ],
    ['hears of its length before its repetition', 'abc', '', PASSWORD_MIN_LENGTH, tooShort],
    ['may be Greek', 'διατ', 'διατ', PASSWORD_MIN_LENGTH, allowed],
    ['is counted in characters', '😀😀', '😀😀', PASSWORD_MIN_LENGTH, tooShort],
    ['keeps its spaces', '    ', '    ', PASSWORD_MIN_LENGTH, allowed],
    ['is not trimmed when compared', 'abcd', 'abcd ', PASSWORD_MIN_LENGTH, differ],
  ])('%s: "%s", "%s", minimum %i', (_rule, password, confirmation, minimum, decision) => {
    expect(checkPassword(password, confirmation, minimum)).toEqual(decision)
  })

  it('has four characters where the installation says nothing', () => {
    expect([checkPassword('abc', 'abc'), checkPassword('abcd', 'abcd')]).toEqual([tooShort, allowed])
  })
})
