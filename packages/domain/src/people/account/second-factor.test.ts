import { describe, expect, it } from 'vitest'
import {
  CHALLENGE_TRIES,
  isChallengeOpen,
  isDemandedOf,
  isFreshStep,
  isTelephoneCode,
  mustSetUp,
  normaliseRecoveryCode,
} from './second-factor.ts'

const NOW = new Date('2026-03-10T09:00:00Z')
const LATER = new Date('2026-03-10T09:05:00Z')

describe('a sign-in that waits for its code', () => {
  it.each([
    ['is open until it is over', { tries: 0, expiresAt: LATER }, true],
    ['is over at its end', { tries: 0, expiresAt: NOW }, false],
    ['takes the last try', { tries: CHALLENGE_TRIES - 1, expiresAt: LATER }, true],
    ['takes no try beyond', { tries: CHALLENGE_TRIES, expiresAt: LATER }, false],
  ])('%s', (_rule, challenge, isOpen) => {
    expect(isChallengeOpen(challenge, NOW)).toBe(isOpen)
  })
})

describe('a code of the telephone', () => {
  it.each([
    ['is the first', 100, null, true],
    ['is later than the last', 101, 100, true],
    ['was used', 100, 100, false],
    ['is of a moment before the last', 99, 100, false],
  ])('that %s', (_what, step, lastUsed, isFresh) => {
    expect(isFreshStep(step, lastUsed)).toBe(isFresh)
  })
})

it.each([
  ['123456', true],
  [' 123 456', true],
  ['12345', false],
  ['1234567', false],
  ['3k9f-xq2m-77ta-2222', false],
])('%s is a code of the telephone: %s', (typed, isOne) => {
  expect(isTelephoneCode(typed)).toBe(isOne)
})

it.each([
  ['administrator', true, true],
  ['administrator', false, false],
  ['instructor', true, false],
  ['student', true, false],
] as const)(
  'the role of %s, where administrators are asked: %s, is asked: %s',
  (role, ofAdministrators, isAsked) => {
    expect(isDemandedOf(role, ofAdministrators)).toBe(isAsked)
  },
)

it('a recovery code may be typed with blanks, hyphens and capitals, from either keyboard', () => {
  expect(normaliseRecoveryCode(' 3K9F-xq2m 77TA ')).toBe('3k9fxq2m77ta')
  expect(normaliseRecoveryCode('3Κ9F\u2011xq2m\u200b77ΤΑ')).toBe('3k9fxq2m77ta')
})

it.each([
  [{ isDemanded: true, hasSecondFactor: false }, true],
  [{ isDemanded: true, hasSecondFactor: true }, false],
  [{ isDemanded: false, hasSecondFactor: false }, false],
])('an account of which %j is told to set one up: %s', (facts, must) => {
  expect(mustSetUp(facts)).toBe(must)
})
