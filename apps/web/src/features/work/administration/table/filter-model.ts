import type { GridFilterItem, GridFilterModel } from '@mui/x-data-grid'
import { useState } from 'react'
import type { TableState } from './table-state.ts'

type Filter = TableState['filter']

/** Conditions that take a list of values; the others take one. */
const LIST_OPERATOR = 'isAnyOf'

export function toFilterModel(filter: Filter): GridFilterModel {
  if (filter === null) return { items: [] }
  const { field, operator, values } = filter
  return { items: [{ id: 0, field, operator, value: operator === LIST_OPERATOR ? [...values] : values[0] }] }
}

export function fromFilterModel({ items: [item] }: GridFilterModel): Filter {
  if (item === undefined || !saysSomething(item)) return null
  return { field: item.field, operator: item.operator, values: [item.value ?? []].flat().map(String) }
}

function saysSomething({ operator, value }: GridFilterItem): boolean {
  return /empty/i.test(operator) || (Array.isArray(value) ? value.length > 0 : Boolean(value))
}

/**
 * A condition that has no value yet filters nothing and is not kept in the address, but the panel where it
 * is being written must not lose it.
 */
export function useFilterModel(filter: Filter, onChange: (filter: Filter) => void) {
  const [model, setModel] = useState(() => toFilterModel(filter))
  const written = JSON.stringify(filter)
  const [seen, setSeen] = useState(written)
  // The address changed from outside: the page went back, or the filter was removed.
  if (written !== seen) {
    setSeen(written)
    if (written !== JSON.stringify(fromFilterModel(model))) setModel(toFilterModel(filter))
  }
  const change = (next: GridFilterModel) => {
    setModel(next)
    onChange(fromFilterModel(next))
  }
  return [model, change] as const
}
