import Stack from '@mui/material/Stack'
import { m } from '../../../paraglide/messages.js'
import { RemovalChip } from '../../../shared/ui/removal-chip.tsx'
import { activeFilters, type ThesisFilters } from '../thesis-filters.ts'

interface ActiveFiltersProps {
  filters: ThesisFilters
  onChange: (filters: ThesisFilters) => void
}

export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const active = activeFilters(filters)
  if (active.length === 0) return null
  return (
    <Stack
      component="ul"
      aria-label={m.thesis_active_filters()}
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 2, p: 0, mx: 0, my: 4, listStyle: 'none' }}
    >
      {active.map(({ name, without }) => (
        <li key={name}>
          <RemovalChip
            label={name}
            name={m.thesis_remove_filter({ name })}
            onRemove={() => onChange(without)}
            sx={{ maxWidth: '100%' }}
          />
        </li>
      ))}
    </Stack>
  )
}
