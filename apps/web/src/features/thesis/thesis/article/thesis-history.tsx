import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { formatClock } from '../../../../shared/format/dates.ts'
import ExpandMore from '../../../../shared/icons/expand-more.tsx'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { NOT_ON_PAPER } from '../../../../shared/ui/sx.ts'
import { type HistoryEntry, thesisQueries } from '../thesis.queries.ts'
import { eventSentence } from './event-sentence.ts'

/** Who did what when; fetched when it is opened. */
export function ThesisHistory({ thesisId }: { thesisId: number }) {
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({ ...thesisQueries.history(thesisId), enabled: isOpen })
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_event, open) => setOpen(open)}
      disableGutters
      slotProps={{ heading: { component: 'h2' } }}
      {...(!isOpen && { sx: NOT_ON_PAPER })}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography variant="h3" component="span">
          {m.thesis_history()}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        {error ? (
          <ErrorState error={error} headingLevel="h3" onRetry={() => void refetch()} />
        ) : (
          <Entries entries={data} />
        )}
      </AccordionDetails>
    </Accordion>
  )
}

function Entries({ entries }: { entries: HistoryEntry[] | undefined }) {
  if (entries === undefined) return <Skeleton variant="rounded" height={120} />
  if (entries.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{m.thesis_history_empty()}</Typography>
  return (
    <Box component="ol" sx={ENTRIES}>
      {entries.map((entry) => (
        <Box component="li" key={entry.number} sx={{ borderLeft: 2, borderColor: 'divider', pl: 3 }}>
          <Typography>{eventSentence(entry)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {entry.who ?? m.word_deleted_account()} · {formatClock(entry.at)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** Names and reasons of one long word break. */
const ENTRIES = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  overflowWrap: 'anywhere',
} as const
