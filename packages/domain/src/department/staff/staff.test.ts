import { expect, it } from 'vitest'
import { absenceOn, categoryOf } from './staff.ts'

it.each([
  ['what the office says', { category: 'technical', rank: 'professor' }, 'technical'],
  ['what the office says of adjunct staff', { category: 'researcher', rank: 'adjunct' }, 'researcher'],
  ['adjunct staff by their rank', { category: null, rank: 'adjunct' }, 'adjunct'],
  ['the faculty by every other rank', { category: null, rank: 'lecturer' }, 'faculty'],
  ['the faculty where nobody has said a rank', { category: null, rank: null }, 'faculty'],
] as const)('a category is %s', (_what, person, category) => {
  expect(categoryOf(person)).toBe(category)
})

const AUTUMN = { from: '2026-09-01', until: '2026-12-31' } as const
const JUNE = { from: '2026-06-01', until: '2026-06-01' } as const

it.each([
  ['2026-08-31', null],
  ['2026-09-01', AUTUMN],
  ['2026-12-31', AUTUMN],
  ['2027-01-01', null],
  ['2026-06-01', JUNE],
] as const)('on %s somebody who is away in the autumn and on a day in June is away: %j', (day, expected) => {
  expect(absenceOn([AUTUMN, JUNE], day)).toBe(expected)
})
