import { describe, expect, it } from 'vitest'
import { moved } from './moved.ts'

describe('a list with one item put elsewhere', () => {
  it.each([
    [0, 2, ['β', 'γ', 'α', 'δ']],
    [3, 0, ['δ', 'α', 'β', 'γ']],
    [1, 2, ['α', 'γ', 'β', 'δ']],
    [2, 2, ['α', 'β', 'γ', 'δ']],
    [7, 0, ['α', 'β', 'γ', 'δ']],
  ])('puts the one at %i at %i', (from, to, expected) => {
    expect(moved(['α', 'β', 'γ', 'δ'], from, to)).toEqual(expected)
  })
})
