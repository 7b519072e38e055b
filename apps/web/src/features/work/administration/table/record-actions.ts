import type { ReactElement } from 'react'

/** What can be done with a record: a button beside the others above the table, and on each card. */
export interface RecordAction<Row> {
  label: string
  /** The label with the record's name, because screen readers read the buttons of a card one by one. */
  labelFor: (name: string) => string
  icon: ReactElement
  isDestructive?: boolean
  /** Why it may not be done to this record, or null when it may. */
  refusal?: (row: Row) => string | null
  run: (row: Row) => void
}
