import { m } from '../../../../paraglide/messages.js'
import { RemovalChip } from '../../../../shared/ui/removal-chip.tsx'
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
    <RemovalChip
      label={name}
      name={m.word_remove_filter({ name })}
      onRemove={onRemove}
      sx={{ maxWidth: 360 }}
    />
  )
}
