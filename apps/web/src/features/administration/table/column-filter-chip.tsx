import Chip from '@mui/material/Chip'
import { m } from '../../../paraglide/messages.js'
import { filterWords } from './filter-words.ts'
import type { TableState } from './table-state.ts'

interface ColumnFilterChipProps {
  /** What the column is called. */
  column: string
  filter: NonNullable<TableState['filter']>
  onRemove: () => void
}

/** What the grid is narrowed to, as the filters of theses are shown. */
export function ColumnFilterChip({ column, filter, onRemove }: ColumnFilterChipProps) {
  const name = m.administration_column_filter({ column, value: filterWords(filter) })
  return (
    <Chip
      label={name}
      color="primary"
      onDelete={onRemove}
      aria-label={m.administration_remove_filter({ name })}
      sx={{ maxWidth: 360 }}
    />
  )
}
