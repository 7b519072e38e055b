import type { IsoDate } from '../../shared/dates.ts'
import type { TimelinePhase, TimelineTimes } from './timeline-row.ts'

export const TIMELINE_ORDERS = ['late', 'end'] as const
export type TimelineOrder = (typeof TIMELINE_ORDERS)[number]

export const TIMELINE_GROUPS = ['none', 'phase', 'instructor', 'end'] as const
export type TimelineGroup = (typeof TIMELINE_GROUPS)[number]

interface OrderedRow extends Pick<TimelineTimes, 'intendedEnd' | 'expectedEnd' | 'late'> {
  id: number
}

/** The day by which a thesis is to end, or, where none is set, by which its steps will. */
export const endOf = ({ intendedEnd, expectedEnd }: Omit<OrderedRow, 'id' | 'late'>): IsoDate | null =>
  intendedEnd ?? expectedEnd

/** Rows without an end stand behind those with one. */
const LAST = '9999-99-99'
const endKey = (row: OrderedRow) => endOf(row) ?? LAST

const byEnd = (one: OrderedRow, other: OrderedRow): number =>
  endKey(one) < endKey(other) ? -1 : endKey(one) > endKey(other) ? 1 : one.id - other.id

/** By the days by which the desired end is missed, the most first; among equal ones the sooner end is first. */
const byLateness = (one: OrderedRow, other: OrderedRow): number =>
  (other.late?.days ?? 0) - (one.late?.days ?? 0) || byEnd(one, other)

const ORDERS = { late: byLateness, end: byEnd } as const

export const inTimelineOrder = <Row extends OrderedRow>(rows: readonly Row[], order: TimelineOrder): Row[] =>
  rows.toSorted(ORDERS[order])

interface GroupedRow extends OrderedRow {
  /** Null in the plain flow. */
  phase: TimelinePhase | null
  instructor: { username: string }
}

/** What the rows of a group share: a phase, the username of an instructor, a month (`2026-06`); null for what has none. */
const KEYS: Readonly<Record<TimelineGroup, (row: GroupedRow) => string | null>> = {
  none: () => null,
  phase: ({ phase }) => phase,
  instructor: ({ instructor }) => instructor.username,
  end: (row) => endOf(row)?.slice(0, 7) ?? null,
}

/**
 * Groups in the order of their first rows, so that the group with the latest thesis is on top; months follow one
 * another, and rows without a key are last.
 */
export function groupRows<Row extends GroupedRow>(
  rows: readonly Row[],
  by: TimelineGroup,
): { key: string | null; rows: Row[] }[] {
  const groups = new Map<string | null, Row[]>()
  for (const row of rows) {
    const key = KEYS[by](row)
    const members = groups.get(key)
    if (members === undefined) groups.set(key, [row])
    else members.push(row)
  }
  const listed = [...groups].map(([key, members]) => ({ key, rows: members }))
  return listed.toSorted((one, other) => {
    if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null)
    return by === 'end' ? (one.key < other.key ? -1 : 1) : 0
  })
}
