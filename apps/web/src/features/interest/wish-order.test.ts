import { describe, expect, it } from 'vitest'
import { moveWish, nextPriority } from './wish-order.ts'

const ranked = (...priorities: number[]) => priorities.map((priority) => ({ priority }))
const named = (text: string) =>
  text.split(' ').map((entry) => ({ name: entry.charAt(0), priority: Number(entry.slice(1)) }))
const spelt = (wishes: { name: string; priority: number }[]) =>
  wishes.map(({ name, priority }) => `${name}${priority}`).join(' ')

describe('the priority that a new wish is offered', () => {
  it.each([
    ['the highest when there is none yet', [], 1],
    ['the one after the lowest', [1, 4], 5],
    ['a gap when 100 is taken', [1, 2, 100], 3],
    ['100 when all are taken', Array.from({ length: 100 }, (_, index) => index + 1), 100],
  ])('is %s', (_what, taken, expected) => {
    expect(nextPriority(ranked(...taken))).toBe(expected)
  })
})

describe('moving a wish', () => {
  it('changes two priorities when neighbours change places', () => {
    expect(spelt(moveWish(named('a1 b5 c9'), 1, 0))).toBe('b1 a5 c9')
  })

  it('pushes down those that it passes', () => {
    expect(spelt(moveWish(named('a1 b5 c9'), 2, 0))).toBe('c1 a5 b9')
  })

  it('gives each its own priority when some were equal', () => {
    expect(spelt(moveWish(named('a3 b3 c7'), 0, 1))).toBe('b1 a2 c3')
  })

  it('leaves all in place when there is no such wish', () => {
    expect(spelt(moveWish(named('a1 b2'), 7, 0))).toBe('a1 b2')
  })
})
