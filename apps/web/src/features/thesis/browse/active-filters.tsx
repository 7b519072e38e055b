import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { m } from '../../../paraglide/messages.js'
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
          <Chip
            label={name}
            color="primary"
            onDelete={() => onChange(without)}
            aria-label={m.thesis_remove_filter({ name })}
            sx={{ maxWidth: '100%' }}
          />
        </li>
      ))}
    </Stack>
  )
}
