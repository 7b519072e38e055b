import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedInterests, reorderInterests } from './interest-order.ts'

/** `1:3` is the interest in thesis 1 with priority 3. */
const interests = (text: string) =>
  text.split(' ').map((entry) => {
    const [thesisId = 0, priority = 0] = entry.split(':').map(Number)
    return { thesisId, priority }
  })
const spelt = (those: readonly { thesisId: number; priority: number }[]) =>
  those.map(({ thesisId, priority }) => `${thesisId}:${priority}`).join(' ')
const reordered = (before: string, ...order: number[]) => spelt(reorderInterests(interests(before), order))

describe('interests in a new order', () => {
  it('change two priorities when neighbours change places', () => {
    expect(reordered('1:1 2:5 3:9', 2, 1, 3)).toBe('2:1 1:5 3:9')
  })

  it('push down those that one of them passes', () => {
    expect(reordered('1:1 2:5 3:9', 3, 1, 2)).toBe('3:1 1:5 2:9')
  })

  it('get each its own priority when some were equal', () => {
    expect(reordered('1:3 2:3 3:7', 2, 1, 3)).toBe('2:1 1:2 3:3')
  })

  it('leave in its place an interest that the order does not name', () => {
    expect(reordered('1:1 2:2 3:3', 3, 1)).toBe('3:1 2:2 1:3')
  })

  it('pass over a thesis without an interest, and what is named twice', () => {
    expect(reordered('1:1 2:2', 7, 2, 2, 1)).toBe('2:1 1:2')
  })

  it('stay as they are in the order that they have', () => {
    expect(reordered('1:4 2:6', 1, 2)).toBe('1:4 2:6')
  })

  it('are as many as before and have different priorities, whatever is asked', () => {
    const priorities = fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 100 })
    fc.assert(
      fc.property(priorities, fc.array(fc.integer({ min: 1, max: 120 })), (given, order) => {
        const before = given
          .toSorted((a, b) => a - b)
          .map((priority, place) => ({ thesisId: place + 1, priority }))
        const after = reorderInterests(before, order)
        expect(new Set(after.map(({ thesisId }) => thesisId)).size).toBe(before.length)
        expect(new Set(after.map(({ priority }) => priority)).size).toBe(before.length)
      }),
    )
  })
})

describe('the interests that changed', () => {
  it('are those with another priority than before', () => {
    expect(spelt(changedInterests(interests('1:1 2:2 3:3'), interests('2:1 1:2 3:3')))).toBe('2:1 1:2')
  })
})
