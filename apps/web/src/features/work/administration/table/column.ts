import type { ReactNode } from 'react'
import type { ListColumn } from '../../../../shared/ui/list/list-table.tsx'

/** One property of a record: a column of the table on wide screens, a line of a card on phones. */
export interface Column<Row> extends Pick<ListColumn<Row>, 'size' | 'isSign' | 'isFurther'> {
  field: string
  header: string
  value: (row: Row) => string | number
  /** What the column is sorted by where the value is written for people: a date, a number in words. */
  order?: (row: Row) => string | number
  /** Instead of the bare value. */
  draw?: (row: Row) => ReactNode
  /** The known values, in their order: the table is narrowed by each. */
  choices?: readonly string[]
  /** The title of a card has it; the first one leads to the record. */
  isInTitle?: boolean
  /** Not among the columns of docs/regulation.md#tables: searched, and shown on cards. */
  isExtra?: boolean
}

export interface RecordRow {
  id: number
}
