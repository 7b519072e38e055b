import { describe, expect, it } from 'vitest'
import { lastDigestMoment } from './digest.ts'

describe('the newest daily digest', () => {
  it.each([
    ['in winter', '2026-01-15T05:59:59.999Z', '2026-01-14T06:00:00.000Z'],
    ['in winter', '2026-01-15T06:00:00.000Z', '2026-01-15T06:00:00.000Z'],
    ['in summer', '2026-07-15T04:59:59.999Z', '2026-07-14T05:00:00.000Z'],
    ['in summer', '2026-07-15T05:00:00.000Z', '2026-07-15T05:00:00.000Z'],
    ['late in the evening', '2026-07-15T20:59:59.000Z', '2026-07-15T05:00:00.000Z'],
    ['after midnight in Athens', '2026-07-15T21:00:00.000Z', '2026-07-15T05:00:00.000Z'],
    ['on the day of 23 hours, before', '2026-03-29T04:59:00.000Z', '2026-03-28T06:00:00.000Z'],
    ['on the day of 23 hours, after', '2026-03-29T05:00:00.000Z', '2026-03-29T05:00:00.000Z'],
    ['on the day of 25 hours, before', '2026-10-25T05:59:00.000Z', '2026-10-24T05:00:00.000Z'],
    ['on the day of 25 hours, after', '2026-10-25T06:00:00.000Z', '2026-10-25T06:00:00.000Z'],
    ['at the turn of the year', '2026-01-01T05:00:00.000Z', '2025-12-31T06:00:00.000Z'],
  ])('%s, at %s, was due at %s', (_when, now, due) => {
    expect(lastDigestMoment(new Date(now)).toISOString()).toBe(due)
  })
})
