import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARK_STEPS, type MarkingRules, USUAL_MARKING } from '../../department/rulebook/marking-rules.ts'
import {
  isSpreadTooWide,
  type MemberMark,
  markClass,
  openMarks,
  outcomeOf,
  ownMark,
  partsOf,
  type Seat,
  wholeMark,
} from './marking.ts'

const rules = (changed: Partial<MarkingRules>): MarkingRules => ({ ...USUAL_MARKING, ...changed })

/** The first is the supervisor's; each is of the one part of the usual rules. */
const marksOf = (values: readonly number[]): MemberMark[] =>
  values.map((whole, index) => ({ seat: index === 0 ? 'supervisor' : 'member', parts: { whole } }))

const HALVES_FOR_THE_THESIS = rules({ memberStep: 100 })
const HUNDREDTHS = rules({ finalStep: 1 })
const PASS_AT_SIX_AND_TWO_AT_FIVE = rules({ pass: 600, minPassers: { count: 2, at: 500 } })

describe('the mark of a thesis', () => {
  it.each([
    ['thirds round up to a half', USUAL_MARKING, [800, 850, 850], 850, true],
    ['thirds round down', USUAL_MARKING, [800, 800, 850], 800, true],
    ['what lies between two steps goes up', USUAL_MARKING, [800, 850], 850, true],
    ['a third in hundredths', HUNDREDTHS, [700, 700, 750], 717, true],
    ['whole marks, halves for the thesis', HALVES_FOR_THE_THESIS, [800, 900], 850, true],
    ['rounding lets nothing pass', USUAL_MARKING, [500, 500, 450], 450, false],
    ['rounding up to the pass neither', USUAL_MARKING, [500, 450], 450, false],
    ['unless the rules say so', rules({ roundingMayPass: true }), [500, 500, 450], 500, true],
    ['five and a half to pass', rules({ pass: 550 }), [500, 550, 600], 550, true],
    ['five and a half not reached', rules({ pass: 550 }), [500, 550, 550], 500, false],
    ['two of three at five', PASS_AT_SIX_AND_TWO_AT_FIVE, [900, 900, 450], 750, true],
    ['one of three at five', PASS_AT_SIX_AND_TWO_AT_FIVE, [1000, 450, 450], 550, false],
    ['of a quorum of two', USUAL_MARKING, [700, 800], 750, true],
    ['nothing', USUAL_MARKING, [0, 0, 0], 0, false],
    ['everything', USUAL_MARKING, [1000, 1000, 1000], 1000, true],
  ] as const)('%s', (_what, marking, given, final, isPassed) => {
    expect(openMarks(marksOf(given), marking)).toMatchObject({ final, isPassed, members: given })
  })

  it('keeps the mean exact, for the minutes', () => {
    const { exact } = openMarks(marksOf([800, 850, 850]), USUAL_MARKING)
    expect(exact).toEqual({ numerator: 2500n, denominator: 3n })
  })
})

describe('a thesis marked by parts', () => {
  const THREE_PARTS = rules({
    parts: [
      { key: 'content', label: 'Περιεχόμενο', weight: 70, by: 'supervisor', criteria: [] },
      { key: 'text', label: 'Κείμενο', weight: 20, by: 'members', criteria: [] },
      { key: 'presentation', label: 'Παρουσίαση', weight: 10, by: 'everyone', criteria: [] },
    ],
  })
  const marks: MemberMark[] = [
    { seat: 'supervisor', parts: { content: 900, presentation: 900 } },
    { seat: 'member', parts: { text: 800, presentation: 800 } },
    { seat: 'member', parts: { text: 750, presentation: 850 } },
  ]

  it('has the weighted mean of the means of those who mark each', () => {
    expect(openMarks(marks, THREE_PARTS)).toEqual({
      failure: null,
      exact: { numerator: 870n, denominator: 1n },
      final: 850,
      isPassed: true,
      members: [900, 800, 800],
    })
  })

  it('may have weights that make no hundred', () => {
    const [content, text] = THREE_PARTS.parts
    const two = { ...THREE_PARTS, parts: [content, text].filter((part) => part !== undefined) }
    // (70 · 9 + 20 · 7.75) / 90
    expect(openMarks(marks, two).exact).toEqual({ numerator: 7850n, denominator: 9n })
  })

  it('may have criteria, whose mean is rounded to the step of a member', () => {
    const withCriteria = rules({
      parts: [
        {
          key: 'whole',
          label: 'Εργασία',
          weight: 1,
          by: 'everyone',
          criteria: [
            { key: 'depth', label: 'Βάθος', weight: 2 },
            { key: 'language', label: 'Γλώσσα', weight: 1 },
          ],
        },
      ],
    })
    const mark: MemberMark = { seat: 'member', parts: { whole: { depth: 900, language: 800 } } }
    expect(ownMark(mark, withCriteria)).toBe(850)
  })
})

describe('a part that nobody present marks', () => {
  const TWO_PARTS = rules({
    parts: [
      { key: 'content', label: 'Περιεχόμενο', weight: 70, by: 'supervisor', criteria: [] },
      { key: 'text', label: 'Κείμενο', weight: 30, by: 'members', criteria: [] },
      { key: 'note', label: 'Παρατήρηση', weight: 0, by: 'everyone', criteria: [] },
    ],
  })

  it('is left out, and the others make the mark', () => {
    const marks: MemberMark[] = [{ seat: 'member', parts: { text: 800 } }]
    expect(openMarks(marks, TWO_PARTS)).toMatchObject({ final: 800, members: [800] })
  })

  it.each([
    ['supervisor', ['content']],
    ['member', ['text']],
  ] as const)('a %s marks what has a weight', (seat, expected) => {
    expect(partsOf(seat, TWO_PARTS).map(({ key }) => key)).toEqual(expected)
  })
})

describe('what a mark comes to', () => {
  it.each([
    [true, false, 'passed'],
    [true, true, 'corrections'],
    [false, false, 'failed'],
    [false, true, 'failed'],
  ] as const)('passed: %s, with corrections: %s is %s', (isPassed, asksCorrections, outcome) => {
    expect(outcomeOf({ isPassed }, asksCorrections)).toBe(outcome)
  })

  it.each([
    [499, null],
    [500, 'good'],
    [649, 'good'],
    [650, 'very_good'],
    [849, 'very_good'],
    [850, 'excellent'],
    [1000, 'excellent'],
  ] as const)('%d is %s', (mark, expected) => {
    expect(markClass(mark, 'passed')).toBe(expected)
    expect(markClass(mark, 'corrections')).toBe(expected)
    expect(markClass(mark, 'failed')).toBeNull()
  })

  it.each([
    [0, 1],
    [149, 1],
    [150, 2],
    [849, 8],
    [850, 9],
    [1000, 10],
  ])('%d is the whole mark %d', (mark, expected) => {
    expect(wholeMark(mark)).toBe(expected)
  })
})

describe('marks that lie apart', () => {
  it.each([
    [null, [1000, 0], false],
    [200, [800, 600], false],
    [200, [850, 600], true],
  ] as const)('by more than %s are asked for again: %j %s', (spread, given, expected) => {
    expect(isSpreadTooWide(marksOf(given), rules({ spread }))).toBe(expected)
  })
})

describe('any marks', () => {
  const step = fc.constantFrom(...MARK_STEPS)
  const marking = fc.record({ memberStep: step, finalStep: step, pass: fc.constantFrom(500, 550, 600) })
  const given = marking.chain((changed) =>
    fc.tuple(
      fc.constant(rules(changed)),
      fc.array(
        fc
          .integer({ min: 0, max: 1000 / changed.memberStep })
          .map((count) => Math.min(1000, count * changed.memberStep)),
        { minLength: 1, maxLength: 7 },
      ),
    ),
  )

  it('make a multiple of the step, between the lowest and the highest or one step below', () => {
    fc.assert(
      fc.property(given, ([marking, values]) => {
        const { final, isPassed } = openMarks(marksOf(values), marking)
        const [lowest, highest] = [Math.min(...values), Math.max(...values)]
        expect(final % marking.finalStep).toBe(0)
        expect(final).toBeGreaterThanOrEqual(lowest - marking.finalStep)
        expect(final).toBeLessThan(highest + marking.finalStep)
        expect(final >= marking.pass).toBe(isPassed)
      }),
      { numRuns: 1000 },
    )
  })

  it('make the same mark in any order', () => {
    fc.assert(
      fc.property(given, ([marking, values]) => {
        const inOrder: Seat = 'member'
        const marks = values.map((whole) => ({ seat: inOrder, parts: { whole } }))
        const { exact, final } = openMarks(marks, marking)
        expect(openMarks(marks.toReversed(), marking)).toMatchObject({ exact, final })
      }),
    )
  })
})

describe('an examination that is failed', () => {
  const given = (...marks: number[]): MemberMark[] =>
    marks.map((whole, at) => ({ seat: at === 0 ? 'supervisor' : 'member', parts: { whole } }))
  const twoOfFive = rules({ minPassers: { count: 2, at: 500 } })

  it.each([
    ['by the mean', given(500, 450, 450), rules({}), { cause: 'mean', pass: 500 }],
    [
      'by the mean first, where members are too few as well',
      given(500, 450, 450),
      twoOfFive,
      { cause: 'mean', pass: 500 },
    ],
    [
      'by one member of two who are asked for',
      given(1000, 450, 450),
      twoOfFive,
      { cause: 'passers', passers: 1, count: 2, at: 500 },
    ],
    ['by none', given(500, 500, 500), twoOfFive, null],
  ] as const)('%s says why', (_why, marks, of, failure) => {
    expect(openMarks(marks, of).failure).toEqual(failure)
  })
})
