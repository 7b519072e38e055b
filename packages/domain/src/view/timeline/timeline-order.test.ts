import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../../shared/dates.ts'
import { groupRows, inTimelineOrder, type TimelineGroup } from './timeline-order.ts'
import type { TimelinePhase } from './timeline-row.ts'

interface Row {
  id: number
  intendedEnd: IsoDate | null
  expectedEnd: IsoDate | null
  late: { days: number; isForecast: boolean } | null
  phase: TimelinePhase | null
  instructor: { username: string }
}

const row = (id: number, facts: Partial<Row> = {}): Row => ({
  id,
  intendedEnd: null,
  expectedEnd: null,
  late: null,
  phase: null,
  instructor: { username: 'mariap' },
  ...facts,
})

const ROWS = [
  row(1, { intendedEnd: '2026-07-01' }),
  row(2),
  row(3, { intendedEnd: '2026-05-01', late: { days: 12, isForecast: false }, phase: 'inWork' }),
  row(4, { expectedEnd: '2026-06-20', instructor: { username: 'gpapas' } }),
  row(5, { intendedEnd: '2026-09-01', late: { days: 40, isForecast: true }, phase: 'examPlanned' }),
  row(6, { intendedEnd: '2026-05-20', late: { days: 12, isForecast: true }, phase: 'inWork' }),
  row(7, { intendedEnd: '2026-06-02', instructor: { username: 'gpapas' } }),
]
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)

describe('the order of a timeline', () => {
  it.each([
    ['late', 'the most days late first, then the sooner end, and without an end last', [5, 3, 6, 7, 4, 1, 2]],
    ['end', 'the sooner end first, desired or expected, and without an end last', [3, 6, 7, 4, 1, 5, 2]],
  ] as const)('%s is %s', (order, _what, expected) => {
    expect(ids(inTimelineOrder(ROWS, order))).toEqual(expected)
    expect(ids(inTimelineOrder(ROWS.toReversed(), order))).toEqual(expected)
  })
})

describe('the groups of a timeline', () => {
  const grouped = (by: TimelineGroup) =>
    groupRows(inTimelineOrder(ROWS, 'late'), by).map(({ key, rows }) => [key, ids(rows)])

  it.each([
    ['none', [[null, [5, 3, 6, 7, 4, 1, 2]]]],
    [
      'phase',
      [
        ['examPlanned', [5]],
        ['inWork', [3, 6]],
        [null, [7, 4, 1, 2]],
      ],
    ],
    [
      'instructor',
      [
        ['mariap', [5, 3, 6, 1, 2]],
        ['gpapas', [7, 4]],
      ],
    ],
    [
      'end',
      [
        ['2026-05', [3, 6]],
        ['2026-06', [7, 4]],
        ['2026-07', [1]],
        ['2026-09', [5]],
        [null, [2]],
      ],
    ],
  ] as const)('by %s keep the order of the rows', (by, expected) => {
    expect(grouped(by)).toEqual(expected)
  })

  it('are none of no rows', () => {
    expect(groupRows<Row>([], 'phase')).toEqual([])
  })
})
