import { describe, expect, it } from 'vitest'
import { provesUntil } from './fresh-sign-in.ts'

const LEFT = Date.parse('2026-11-23T10:00:00Z')
const at = (seconds: number) => new Date(LEFT + seconds * 1_000)

describe('a sign-in at the institution that stands in the place of the password', () => {
  it.each<[string, authenticated: number | null, now: number, until: number | null]>([
    ['made on the way counts for five minutes from then', 20, 30, 320],
    ['counts up to the last moment', 20, 319, 320],
    ['is over after five minutes', 20, 320, null],
    ['of before is none, however short before', -61, 30, null],
    ['may be a minute behind by the clock of the provider', -60, 30, 240],
    ['may be a minute ahead, and counts from now then', 90, 30, 330],
    ['is none where it is to happen yet', 91, 30, null],
    ['is none where the provider does not say when', null, 30, null],
  ])('%s', (_what, authenticated, now, until) => {
    const authenticatedAt = authenticated === null ? null : at(authenticated)
    expect(provesUntil({ authenticatedAt, leftAt: at(0), now: at(now) })).toEqual(
      until === null ? null : at(until),
    )
  })
})
