import { describe, expect, it } from 'vitest'
import { listedRankOf, type RankAndCategory, withListedRank } from './listed-rank.ts'

const NOTHING: RankAndCategory = { rank: null, category: null }

describe('what a list says of a rank', () => {
  it.each([
    ['a rank', NOTHING, 'assistant', { rank: 'assistant', category: null }],
    [
      'a category that no rank says',
      NOTHING,
      'laboratory_teaching',
      { rank: null, category: 'laboratory_teaching' },
    ],
    ['an emeritus, who was a professor', NOTHING, 'emeritus', { rank: 'professor', category: 'emeritus' }],
    [
      'a category, for a person who has a rank',
      { rank: 'lecturer', category: null },
      'technical',
      { rank: 'lecturer', category: 'technical' },
    ],
    [
      'a rank, for a person of a category that no rank says',
      { rank: null, category: 'technical' },
      'professor',
      { rank: 'professor', category: null },
    ],
    [
      'a rank, for a person of whom the office says a category of ranks',
      { rank: 'adjunct', category: 'faculty' },
      'lecturer',
      { rank: 'lecturer', category: 'faculty' },
    ],
  ] as const)('is kept as rank and category: %s', (_what, before, listed, after) => {
    expect(withListedRank(before, listed)).toEqual(after)
    expect(listedRankOf(after)).toBe(listed)
  })
})
