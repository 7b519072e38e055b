import type { IsoDate } from '@diatrivi/domain/shared/dates'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { ListSkeleton } from '../../../shared/ui/skeletons.tsx'
import { groupRequests } from './grouped-requests.ts'
import type { OverviewEntry } from './overview.mapper.ts'
import { type OverviewList, overviewListQueries } from './overview.queries.ts'
import { OverviewEntryItem, type StepAction } from './overview-entry.tsx'

/** `none` is null for a list that is not shown while it is empty. */
const TEXTS: Record<OverviewList, { title: () => string; none: (() => string) | null }> = {
  awaitingAction: { title: m.overview_action, none: m.overview_action_none },
  newRequests: { title: m.overview_requests, none: m.overview_requests_none },
  expiring: { title: m.overview_expiring, none: m.overview_expiring_none },
  examinations: { title: m.overview_examinations, none: null },
  late: { title: m.overview_late, none: null },
}

/** The entries that fit beside two other columns; the rest on demand. */
const SHOWN_AT_FIRST = 6

interface OverviewCardProps {
  list: OverviewList
  today: IsoDate
  StepAction?: StepAction
}

export function OverviewCard({ list, today, StepAction }: OverviewCardProps) {
  const id = useId()
  const query = useQuery(overviewListQueries.list(list))
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, none } = TEXTS[list]
  if (none === null && (query.data?.length ?? 0) === 0) return null
  return (
    <Card component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 5, py: 4, minHeight: { lg: 84 } }}>
        <Typography
          variant="h3"
          component="h2"
          id={id}
          ref={heading}
          tabIndex={-1}
          sx={{ flex: 1, textWrap: 'balance' }}
        >
          {title()}
        </Typography>
        {query.data && query.data.length > 0 && <Count count={query.data.length} />}
      </Box>
      {query.data ? (
        <Entries
          entries={query.data}
          none={none?.() ?? ''}
          today={today}
          StepAction={StepAction}
          // The row, and with it the pressed button, is gone.
          onAnswered={() => heading.current?.focus()}
        />
      ) : query.error ? (
        <ErrorState
          error={query.error}
          headingLevel="h3"
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <Box sx={{ px: 5, pb: 5 }}>
          <ListSkeleton count={4} />
        </Box>
      )}
    </Card>
  )
}

interface EntriesProps {
  entries: OverviewEntry[]
  none: string
  today: IsoDate
  StepAction: StepAction | undefined
  onAnswered: () => void
}

function Entries({ entries, none, today, StepAction, onAnswered }: EntriesProps) {
  const [showsAll, setShowsAll] = useState(false)
  if (entries.length === 0) return <EmptyState text={none} isSmall />
  const groups = groupRequests(entries)
  const shown = showsAll ? groups : groups.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      {groups.length < entries.length && (
        <Typography variant="body2" sx={{ px: 5, pb: 4, color: 'text.secondary' }}>
          {m.overview_counted({ count: entries.length, theses: groups.length })}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {shown.map((entry) => (
          <OverviewEntryItem
            key={`${entry.thesis.id} ${entry.reason}`}
            entry={entry}
            today={today}
            StepAction={StepAction}
            onAnswered={onAnswered}
          />
        ))}
      </Box>
      {shown.length < groups.length && (
        <Box sx={{ px: 3, py: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button variant="text" size="small" onClick={() => setShowsAll(true)}>
            {m.overview_show_all({ count: groups.length - shown.length })}
          </Button>
        </Box>
      )}
    </>
  )
}

function Count({ count }: { count: number }) {
  return (
    <Box
      component="span"
      sx={{
        minWidth: 32,
        px: 2,
        textAlign: 'center',
        lineHeight: '28px',
        borderRadius: 999,
        bgcolor: 'neutral.tint',
        fontWeight: 650,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {count}
    </Box>
  )
}
