import { describe, expect, it } from 'vitest'
import { NOTICE_KINDS } from './notice.ts'
import { isPushed, pushOutcomeOf, pushWaitAfter } from './push.ts'

describe('a pushed notice', () => {
  it('is about an answer, a step that was returned or accepted, or an examination', () => {
    expect(NOTICE_KINDS.filter(isPushed)).toEqual([
      'answer_given',
      'answer_cancelled',
      'step_returned',
      'step_accepted',
      'exam_planned',
      'exam_moved',
      'exam_announced',
      'exam_cancelled',
    ])
  })

  it.each([
    [201, 'arrived'],
    [204, 'arrived'],
    [301, 'refused'],
    [400, 'refused'],
    [403, 'refused'],
    [404, 'gone'],
    [410, 'gone'],
    [413, 'refused'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
  ])('that is answered with %i has %s', (status, outcome) => {
    expect(pushOutcomeOf(status)).toBe(outcome)
  })

  it('is tried again after growing waits, and given up within a day', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map((tries) => pushWaitAfter(tries, null))
    expect(waits.at(-1)).toBeNull()
    const known = waits.flatMap((wait) => wait ?? [])
    expect(known).toEqual(known.toSorted((one, other) => one - other))
    expect(known.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(24 * 3_600_000)
  })

  it('waits for as long as the service asks for, which is a day at most', () => {
    expect(pushWaitAfter(1, 120)).toBe(120_000)
    expect(pushWaitAfter(1, 1)).toBe(30_000)
    expect(pushWaitAfter(1, 10_000_000)).toBe(86_400_000)
    expect(pushWaitAfter(7, 120)).toBeNull()
  })
})
