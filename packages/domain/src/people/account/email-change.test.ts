import { describe, expect, it } from 'vitest'
import {
  type EmailChangeFacts,
  isEmailWaiting,
  judgeEmailCode,
  mayCancelEmailChange,
} from './email-change.ts'

const now = new Date('2026-03-10T12:00:00Z')
const before = new Date('2026-03-10T11:00:00Z')
const after = new Date('2026-03-10T13:00:00Z')

const aChange = (facts: Partial<EmailChangeFacts> = {}): EmailChangeFacts => ({
  tries: 0,
  codeExpiresAt: after,
  cancelUntil: after,
  confirmedAt: null,
  ...facts,
})

describe('a new address', () => {
  it.each([
    ['waits for its code, and the link works', aChange(), true, true],
    [
      'waits for another code when its own is spent',
      aChange({ tries: 5, codeExpiresAt: before }),
      true,
      true,
    ],
    [
      'waits no longer once it is confirmed; the link brings the old one back',
      aChange({ confirmedAt: before }),
      false,
      true,
    ],
    ['is forgotten with the link', aChange({ cancelUntil: now }), false, false],
    [
      'stays once it is confirmed and the link is over',
      aChange({ cancelUntil: now, confirmedAt: before }),
      false,
      false,
    ],
  ])('%s', (_what, change, waits, cancels) => {
    expect([isEmailWaiting(change, now), mayCancelEmailChange(change, now)]).toEqual([waits, cancels])
  })

  it.each([
    ['the right code', aChange(), true, 'accepted'],
    ['a wrong code', aChange(), false, 'wrong'],
    ['the right code after five wrong ones', aChange({ tries: 5 }), true, 'spent'],
    ['the right code when its day is over', aChange({ codeExpiresAt: now }), true, 'spent'],
    ['the right code a second time', aChange({ confirmedAt: before }), true, 'spent'],
  ] as const)('judges %s', (_what, change, matches, verdict) => {
    expect(judgeEmailCode(change, matches, now)).toBe(verdict)
  })
})
