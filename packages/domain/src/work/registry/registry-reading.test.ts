import { expect, it } from 'vitest'
import { lastReadingMoment } from './registry-reading.ts'

it.each([
  ['2026-11-29T01:59:00Z', '2026-11-28T02:00:00Z'],
  ['2026-11-29T02:00:00Z', '2026-11-29T02:00:00Z'],
  ['2026-11-29T21:30:00Z', '2026-11-29T02:00:00Z'],
  // Summer time: four in Athens is one in Greenwich.
  ['2026-07-01T00:59:00Z', '2026-06-30T01:00:00Z'],
  ['2026-07-01T01:00:00Z', '2026-07-01T01:00:00Z'],
])('departments are read at four in Athens: at %s the last time was %s', (now, last) => {
  expect(lastReadingMoment(new Date(now))).toEqual(new Date(last))
})
