import { describe, expect, it } from 'vitest'
import { hidesSmallGroups, percentOf, shownCount, shownShare, shownSpread } from './figures.ts'

const QUARTILES = { first: 10, median: 20, third: 40 }

describe('a small group', () => {
  it.each([
    ['instructor', 0, 0],
    ['instructor', 1, null],
    ['instructor', 4, null],
    ['instructor', 5, 5],
    ['administrator', 1, 1],
    ['administrator', 4, 4],
  ] as const)('is shown to an %s, of %d people, as %s', (role, people, shown) => {
    expect(shownCount(role, people)).toBe(shown)
    expect(shownSpread(role, { count: people, quartiles: QUARTILES }).count).toBe(shown)
    expect(shownShare(role, { of: people, part: 0 }).of).toBe(shown)
  })

  it('shows neither its times nor its share', () => {
    expect(shownSpread('instructor', { count: 4, quartiles: QUARTILES }).quartiles).toBeNull()
    expect(shownShare('instructor', { of: 4, part: 4 })).toEqual({ of: null, part: null })
  })

  it('is hidden from everybody but administrators', () => {
    const roles = ['instructor', 'student', 'administrator'] as const
    expect(roles.filter(hidesSmallGroups)).toEqual(['instructor', 'student'])
  })
})

describe('a group that is large enough', () => {
  it('shows its times, and a share of few people in it', () => {
    const spread = { count: 5, quartiles: QUARTILES }
    expect(shownSpread('instructor', spread)).toEqual(spread)
    expect(shownShare('instructor', { of: 5, part: 1 })).toEqual({ of: 5, part: 1 })
  })
})

describe('a share in percent', () => {
  it.each([
    [{ of: 8, part: 6 }, 75],
    [{ of: 3, part: 0 }, 0],
    [{ of: 0, part: 0 }, null],
    [{ of: null, part: null }, null],
  ])('of %j is %s', (share, percent) => {
    expect(percentOf(share)).toBe(percent)
  })
})
