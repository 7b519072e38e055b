import { describe, expect, it } from 'vitest'
import { canLink, endOfDay, isPinGood, PIN_TRIES, type SignedLink } from './signed-link.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const LATER = new Date('2026-11-30T22:00:00Z')
const EARLIER = new Date('2026-11-22T12:00:00Z')
const FRESH: SignedLink = { purpose: 'seat', expiresAt: LATER, usedAt: null, revokedAt: null }

const inWord = (decision: { allowed: boolean; reason?: string }) => decision.reason ?? 'yes'

describe('a link', () => {
  it.each([
    ['that is fresh', FRESH, 'yes', 'yes'],
    ['that was used: read again, and no more', { ...FRESH, usedAt: EARLIER }, 'yes', 'link_used'],
    [
      'to dates, that was used: the answer may be changed',
      { ...FRESH, purpose: 'dates', usedAt: EARLIER },
      'yes',
      'yes',
    ],
    [
      'to a mark, that was used: a draft is sealed later',
      { ...FRESH, purpose: 'mark', usedAt: EARLIER },
      'yes',
      'yes',
    ],
    ['that was revoked', { ...FRESH, revokedAt: EARLIER }, 'link_expired', 'link_expired'],
    ['whose last moment is now', { ...FRESH, expiresAt: NOW }, 'link_expired', 'link_expired'],
    [
      'that was used and has ended',
      { ...FRESH, usedAt: EARLIER, expiresAt: NOW },
      'link_expired',
      'link_expired',
    ],
  ] as const)('%s', (_what, link, read, act) => {
    expect([inWord(canLink.read(link, NOW)), inWord(canLink.act(link, NOW))]).toEqual([read, act])
  })

  it.each([
    ['in winter', '2026-11-30', '2026-11-30T22:00:00.000Z'],
    ['in summer', '2026-06-30', '2026-06-30T21:00:00.000Z'],
    ['on the day of the change to summer time', '2026-03-29', '2026-03-29T21:00:00.000Z'],
  ] as const)('holds until the day is over in Athens, %s', (_when, day, moment) => {
    expect(endOfDay(day).toISOString()).toBe(moment)
  })
})

describe('the code beside a link', () => {
  it.each([
    ['that is right', { matches: true, tries: 0, expiresAt: LATER }, true],
    ['that is wrong', { matches: false, tries: 0, expiresAt: LATER }, false],
    ['that is right at the last try', { matches: true, tries: PIN_TRIES - 1, expiresAt: LATER }, true],
    ['that is right after too many wrong ones', { matches: true, tries: PIN_TRIES, expiresAt: LATER }, false],
    ['whose minutes are over', { matches: true, tries: 0, expiresAt: NOW }, false],
  ])('%s', (_what, pin, expected) => {
    expect(isPinGood(pin, NOW)).toBe(expected)
  })
})
