import { FilterChips } from '../../../../shared/ui/list/filter-chips.tsx'
import type { Column } from './column.ts'
import type { TableState } from './table-state.ts'

interface ChoiceChipsProps<Row> {
  columns: readonly Column<Row>[]
  /** What the search found. */
  rows: readonly Row[]
  filter: TableState['filter']
  onFilter: (filter: TableState['filter']) => void
}

/** The values of the columns that have few, each with how many records have it. */
export function ChoiceChips<Row>({ columns, rows, filter, onFilter }: ChoiceChipsProps<Row>) {
  return columns.map(({ field, header, value, choices = [] }) => {
    const chosen = filter?.field === field ? filter.value : null
    const counted = choices
      .map((choice) => ({ choice, count: rows.filter((row) => value(row) === choice).length }))
      .filter(({ choice, count }) => count > 0 || choice === chosen)
    if (counted.length < 2 && chosen === null) return null
    return (
      <FilterChips
        key={field}
        label={header}
        choices={counted.map(({ choice, count }) => ({ value: choice, label: choice, count }))}
        chosen={chosen}
        onChoose={(next) => onFilter(next === null ? null : { field, value: next })}
      />
    )
  })
}
