import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { programmeQueries } from '../../../../entities/programme/programme.queries.ts'
import { m } from '../../../../paraglide/messages.js'
import { RemovalChip } from '../../../../shared/ui/removal-chip.tsx'
import type { ThesisFilters } from '../thesis-filters.ts'
import { activeFilters } from './filter-controls.ts'

interface ActiveFiltersProps {
  filters: ThesisFilters
  onChange: (filters: ThesisFilters) => void
  /** Called when no chip is left that could have the focus. */
  onLastRemoved: () => void
}

/** The filters that narrow the list; each chip takes its own away, and leaves the focus to the one beside it. */
export function ActiveFilters({ filters, onChange, onLastRemoved }: ActiveFiltersProps) {
  const list = useRef<HTMLUListElement>(null)
  const { data: programmes } = useQuery({
    ...programmeQueries.own(),
    enabled: filters.programme !== null,
  })
  const active = activeFilters(filters, programmes)
  if (active.length === 0) return null
  const remove = (place: number, without: ThesisFilters) => {
    const chips = list.current?.querySelectorAll<HTMLElement>('[role="button"]') ?? []
    const beside = chips[place + 1] ?? chips[place - 1]
    if (beside) beside.focus()
    else onLastRemoved()
    onChange(without)
  }
  return (
    <Stack
      component="ul"
      ref={list}
      aria-label={m.thesis_list_active_filters()}
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 2, p: 0, m: 0, listStyle: 'none' }}
    >
      {active.map(({ name, without }, place) => (
        <li key={name}>
          <RemovalChip
            label={name}
            name={m.word_remove_filter({ name })}
            onRemove={() => remove(place, without)}
            sx={{ maxWidth: '100%' }}
          />
        </li>
      ))}
    </Stack>
  )
}
