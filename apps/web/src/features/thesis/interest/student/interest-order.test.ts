import { describe, expect, it } from 'vitest'
import { movedInterests, moveInterest, nextPriority } from './interest-order.ts'

const ranked = (...priorities: number[]) => priorities.map((priority) => ({ priority }))
/** `1:3` is the interest in thesis 1 with priority 3. */
const interests = (text: string) =>
  text.split(' ').map((entry) => {
    const [id = 0, priority = 0] = entry.split(':').map(Number)
    return { thesis: { id }, priority }
  })
const spelt = (those: { thesis: { id: number }; priority: number }[]) =>
  those.map(({ thesis, priority }) => `${thesis.id}:${priority}`).join(' ')

describe('the priority that a new interest is offered', () => {
  it.each([
    ['the highest when there is none yet', [], 1],
    ['the one after the lowest', [1, 4], 5],
    ['a gap when 100 is taken', [1, 2, 100], 3],
    ['100 when all are taken', Array.from({ length: 100 }, (_, index) => index + 1), 100],
  ])('is %s', (_what, taken, expected) => {
    expect(nextPriority(ranked(...taken))).toBe(expected)
  })
})

describe('moving an interest', () => {
  it('up gives it the priority of those that it passes', () => {
    expect(spelt(moveInterest(interests('1:1 2:5 3:9'), 2, 0))).toBe('3:1 1:5 2:9')
  })

  it('down pushes up those that it passes', () => {
    expect(spelt(moveInterest(interests('1:1 2:5 3:9'), 0, 1))).toBe('2:1 1:5 3:9')
  })

  it('leaves all in place when there is no such interest', () => {
    expect(spelt(moveInterest(interests('1:1 2:2'), 7, 0))).toBe('1:1 2:2')
  })

  it('moves those whose priority is another then', () => {
    const before = interests('1:1 2:5 3:9')
    expect(spelt(movedInterests(before, moveInterest(before, 1, 2)))).toBe('3:5 2:9')
  })
})
