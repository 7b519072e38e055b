import Chip from '@mui/material/Chip'
import { m } from '../../../paraglide/messages.js'
import { filterWords } from './filter-words.ts'
import type { TableState } from './table-state.ts'

interface ColumnFilterChipProps {
  /** The name of the column. */
  column: string
  filter: NonNullable<TableState['filter']>
  onRemove: () => void
}

/** A filter of the grid, with the look of the filters of theses. */
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
