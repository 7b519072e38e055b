import type { ReactNode } from 'react'

/** One property of a record: a column of the grid on wide screens, a line of a card on phones. */
export interface Column<Row> {
  field: string
  header: string
  value: (row: Row) => string | number
  /** What the column is sorted by where the value is written for people: a date, a number in words. */
  order?: (row: Row) => string | number
  /** Instead of the bare value. */
  draw?: (row: Row) => ReactNode
  /** The options of the filter, for columns with few known values. */
  choices?: readonly string[]
  flex?: number
  width?: number
  minWidth?: number
  /** Cards have it as their title, or as a part of it. */
  isInTitle?: boolean
  /** Not among the columns of docs/regulation.md#tables: used by search and filter, shown on request. */
  isExtra?: boolean
}

export interface RecordRow {
  id: number
}
