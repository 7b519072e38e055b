import { THESIS_STATUSES } from '@diatrivi/domain/thesis/thesis/thesis'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../paraglide/messages.js'
import { useAfterPaint } from '../../../../shared/first-paint/deferred.tsx'
import { NOT_ON_PAPER } from '../../../../shared/ui/sx.ts'
import { thesisQueries } from '../thesis.queries.ts'
import type { ThesisFilters } from '../thesis-filters.ts'

interface ThesisStatusChipsProps {
  /** Own theses are counted, and wait for the reader. */
  isOwn: boolean
  filters: ThesisFilters
  onChange: (filters: ThesisFilters) => void
}

/** How many theses in progress wait for their instructor, are late or in time; pressing one shows those alone. */
export function ThesisStatusChips({ isOwn, filters, onChange }: ThesisStatusChipsProps) {
  const isPainted = useAfterPaint(2)
  const { data: counts } = useQuery({ ...thesisQueries.counts(filters), enabled: isOwn && isPainted })
  return (
    <Box
      role="group"
      aria-label={m.thesis_list_state()}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4, ...NOT_ON_PAPER }}
    >
      {THESIS_STATUSES.filter((status) => isOwn || status !== 'awaiting').map((status) => {
        const isChosen = filters.status === status
        return (
          <Chip
            key={status}
            label={[m.thesis_list_status({ status: status }), counts?.[status]].join(' ').trimEnd()}
            aria-pressed={isChosen}
            color={isChosen ? 'primary' : 'neutral'}
            onClick={() => onChange({ ...filters, status: isChosen ? null : status })}
            sx={{ minHeight: { xs: 44, sm: 36 }, borderRadius: 999 }}
          />
        )
      })}
    </Box>
  )
}
