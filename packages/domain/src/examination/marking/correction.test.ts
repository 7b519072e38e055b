import { describe, expect, it } from 'vitest'
import { USUAL_MARKING } from '../../department/rulebook/marking-rules.ts'
import { areSameMarks, countedParts, retraced, type SeatsMark, thesisMarkOf } from './correction.ts'

const MARKS: SeatsMark[] = [
  { seatId: 1, seat: 'supervisor', parts: { whole: 800 } },
  { seatId: 2, seat: 'member', parts: { whole: 850 } },
  { seatId: 3, seat: 'member', parts: { whole: 850 } },
]
const corrected = (seatId: number, before: number, after: number) => ({
  seatId,
  before: { whole: before },
  after: { whole: after },
})

describe('the marks that count', () => {
  it.each([
    ['what was sealed', [], 800],
    ['what a decision has put in its place', [corrected(1, 800, 850)], 850],
    ['the newest of several decisions', [corrected(1, 800, 850), corrected(1, 850, 900)], 900],
    ['not those of another seat', [corrected(2, 850, 900)], 800],
  ])('of a seat are %s', (_what, corrections, expected) => {
    expect(countedParts(1, { whole: 800 }, corrections)).toEqual({ whole: expected })
  })

  it('are the same whatever the order of their parts', () => {
    const criteria = { clarity: 900, answers: 800 }
    expect(areSameMarks({ text: 700, talk: criteria }, { talk: { ...criteria }, text: 700 })).toBe(true)
    expect(areSameMarks({ text: 700, talk: criteria }, { talk: criteria, text: 750 })).toBe(false)
  })
})

describe('a correction', () => {
  it('is followed back through those after it, to what the examination came to before', () => {
    const counted = MARKS.map((mark) => (mark.seatId === 1 ? { ...mark, parts: { whole: 1000 } } : mark))
    expect(retraced(counted, [corrected(1, 700, 750), corrected(1, 750, 1000)], USUAL_MARKING)).toEqual([
      { own: { before: 700, after: 750 }, final: { before: 800, after: 800 } },
      { own: { before: 750, after: 1000 }, final: { before: 800, after: 900 } },
    ])
  })

  it('of nobody changed nothing', () => {
    expect(retraced(MARKS, [], USUAL_MARKING)).toEqual([])
  })
})

describe('the mark of a thesis', () => {
  it.each([
    ['that passed', 'passed', false, 9],
    ['that failed', 'failed', false, null],
    ['that failed after its corrections were accepted', 'failed', true, null],
    ['whose corrections are awaited', 'corrections', false, null],
    ['whose corrections are accepted', 'corrections', true, 9],
  ] as const)('%s', (_whose, outcome, areCorrectionsAccepted, expected) => {
    expect(thesisMarkOf({ outcome, final: 850, areCorrectionsAccepted })).toBe(expected)
  })
})
