import { expect, it } from 'vitest'
import { fullLoad } from './load.ts'

const LIMITS = { maxInProgress: 5, maxNewPerYear: 3 } as const

it.each([
  ['room for one more', { inProgress: 4, newThisYear: 2 }, LIMITS, null],
  ['as many as may be in progress', { inProgress: 5, newThisYear: 0 }, LIMITS, { max: 5, of: 'inProgress' }],
  ['as many as may be taken on in a year', { inProgress: 3, newThisYear: 3 }, LIMITS, { max: 3, of: 'year' }],
  [
    'more than that, as where it is only pointed out',
    { inProgress: 9, newThisYear: 9 },
    LIMITS,
    { max: 5, of: 'inProgress' },
  ],
  [
    'any number where no limit is set',
    { inProgress: 99, newThisYear: 99 },
    { ...LIMITS, maxInProgress: null, maxNewPerYear: null },
    null,
  ],
] as const)('an instructor with %s', (_what, load, limits, expected) => {
  expect(fullLoad(load, limits)).toEqual(expected)
})
