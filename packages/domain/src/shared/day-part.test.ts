import { expect, it } from 'vitest'
import { dayPartAt } from './day-part.ts'

it.each([
  ['2026-03-07T00:10+02:00', 'morning'],
  ['2026-03-07T11:59+02:00', 'morning'],
  ['2026-03-07T12:00+02:00', 'afternoon'],
  ['2026-07-07T08:59Z', 'morning'],
  ['2026-07-07T09:00Z', 'afternoon'],
  ['2026-03-07T17:59+02:00', 'afternoon'],
  ['2026-03-07T18:00+02:00', 'evening'],
  ['2026-03-07T23:59+02:00', 'evening'],
] as const)('%s is in the %s of Athens', (moment, part) => {
  expect(dayPartAt(new Date(moment))).toBe(part)
})
