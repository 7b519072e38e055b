import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import { assignmentTypeLabel } from '../chips/thesis-chips.tsx'
import type { ThesisFilters } from '../thesis-filters.ts'

interface ActiveFilter {
  name: string
  without: Partial<ThesisFilters>
}

/** What narrows the list now, each with what is left when it goes; the title stands in its own field. */
function activeFilters(filters: ThesisFilters): ActiveFilter[] {
  const { assignmentType, deadlineFrom, deadlineUntil, keywords, wholeInstitution } = filters
  const active: (ActiveFilter | false)[] = [
    assignmentType !== null && {
      name: assignmentTypeLabel(assignmentType),
      without: { assignmentType: null },
    },
    deadlineFrom !== null && {
      name: m.thesis_filter_from_chip({ date: formatDay(deadlineFrom) }),
      without: { deadlineFrom: null },
    },
    deadlineUntil !== null && {
      name: m.thesis_filter_until_chip({ date: formatDay(deadlineUntil) }),
      without: { deadlineUntil: null },
    },
    wholeInstitution && { name: m.thesis_see_whole_institution(), without: { wholeInstitution: false } },
    ...keywords.map((keyword) => ({
      name: keyword,
      without: { keywords: keywords.filter((other) => other !== keyword) },
    })),
  ]
  return active.filter((filter) => filter !== false)
}

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
            onDelete={() => onChange({ ...filters, ...without })}
            aria-label={m.thesis_remove_filter({ name })}
            sx={{ maxWidth: '100%' }}
          />
        </li>
      ))}
    </Stack>
  )
}
