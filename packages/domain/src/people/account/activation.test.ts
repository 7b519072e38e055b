import { describe, expect, it } from 'vitest'
import {
  ACTIVATION_CODE_HOURS,
  ACTIVATION_CODE_LENGTH,
  ACTIVATION_CODE_TRIES,
  ACTIVATION_CODE_TRIES_OF_ALL,
  CODES_A_DAY,
  type CodeFacts,
  isUnopened,
  judgeCode,
  secondsUntilResend,
  UNCONFIRMED_DAYS,
} from './activation.ts'

const now = new Date('2026-03-10T12:00:00Z')
const at = (time: string) => new Date(`2026-03-10T${time}Z`)

const aCode = (facts: Partial<CodeFacts> = {}): CodeFacts => ({
  matches: true,
  isExhausted: false,
  expiresAt: at('12:00:01'),
  usedAt: null,
  ...facts,
})

describe('a confirmation code', () => {
  it('has six digits, a day and five tries', () => {
    expect([ACTIVATION_CODE_LENGTH, ACTIVATION_CODE_HOURS, ACTIVATION_CODE_TRIES]).toEqual([6, 24, 5])
  })

  it('is guessed by one in seven hundred who try on many machines as long as the account lives', () => {
    const triesOfAll = CODES_A_DAY * ACTIVATION_CODE_TRIES_OF_ALL * UNCONFIRMED_DAYS
    expect(triesOfAll / 10 ** ACTIVATION_CODE_LENGTH).toBeLessThan(1 / 700)
  })

  it.each([
    ['the right one', aCode(), 'accepted'],
    ['a wrong one', aCode({ matches: false }), 'wrong'],
    ['the right one when no try is left', aCode({ isExhausted: true }), 'spent'],
    ['the right one at the moment it expires', aCode({ expiresAt: now }), 'spent'],
    ['the right one used before', aCode({ usedAt: at('11:00:00') }), 'spent'],
    ['a wrong one that no try can save', aCode({ matches: false, isExhausted: true }), 'spent'],
  ])('judges %s', (_what, code, verdict) => {
    expect(judgeCode(code, now)).toBe(verdict)
  })
})

describe('a new code', () => {
  it.each([
    ['at once when none was sent', null, 0],
    ['at once a minute after the last', at('11:59:00'), 0],
    ['in a second at the end of the minute', at('11:59:01'), 1],
    ['in whole seconds, never too early', at('11:59:30.400'), 31],
    ['later when the last was sent by a clock that ran ahead', at('12:00:30'), 90],
  ])('comes %s', (_when, lastSentAt, seconds) => {
    expect(secondsUntilResend(lastSentAt, now)).toBe(seconds)
  })
})

describe('an account that was made for a person', () => {
  const made = { hasPassword: false, isActive: false, unconfirmedSince: null, role: 'student' } as const

  it.each([
    ['it was not opened yet', {}, true],
    ['it has a password', { hasPassword: true }, false],
    ['it is active', { isActive: true }, false],
    ['the person registered and has not confirmed the address', { unconfirmedSince: now }, false],
    ['it is an administrator’s, which an invitation alone opens', { role: 'administrator' as const }, false],
  ])('is unopened or not where %s', (_where, facts, expected) => {
    expect(isUnopened({ ...made, ...facts })).toBe(expected)
  })
})
