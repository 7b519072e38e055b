import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueries, useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Link } from 'react-router'
import { committeeQueries } from '../../../features/examination/committee/committee.queries.ts'
import { AcceptListedStep } from '../../../features/thesis/todo-list/work/accept-listed-step.tsx'
import { overviewQueries } from '../../../features/view/overview/notification-count.queries.ts'
import { OVERVIEW_COLUMNS, overviewListQueries } from '../../../features/view/overview/overview.queries.ts'
import { OverviewCard } from '../../../features/view/overview/overview-card.tsx'
import { overviewLead } from '../../../features/view/overview/overview-lead.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { AfterPaint } from '../../../shared/first-paint/deferred.tsx'
import { now, today } from '../../../shared/format/clock.ts'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/overview-page.ts'

/** Seats in committees, whose code is for those who have some. */
const loadOwnSeats = async () => ({
  default: (await import('../../../features/examination/committee/own-seats.tsx')).OwnSeats,
})
const OwnSeats = lazy(loadOwnSeats)

export const meta = () => pageTitle(m.overview_title())

/** Waits for examinations and invitations, which stand on top; each other list is drawn when its answer arrives. */
export async function clientLoader() {
  for (const list of [...OVERVIEW_COLUMNS, 'late'] as const)
    void queryClient.prefetchQuery(overviewListQueries.list(list))
  await Promise.all([
    queryClient.prefetchQuery(overviewListQueries.list('examinations')),
    queryClient.prefetchQuery(committeeQueries.ownSeats()),
  ])
  const seats = queryClient.getQueryData(committeeQueries.ownSeats().queryKey)
  const isInvited = seats?.some(({ state }) => state === 'invited') === true
  // Not the lazy one, which is drawn a moment after the rest and would push it down.
  return { Invitations: isInvited ? (await loadOwnSeats()).default : null }
}

export default function OverviewPage({ loaderData: { Invitations } }: Route.ComponentProps) {
  const { data: counted } = useQuery(overviewQueries.notificationCount())
  const { firstPending, areAllEmpty, listed } = useQueries({
    queries: OVERVIEW_COLUMNS.map(overviewListQueries.list),
    combine: (columns) => ({
      firstPending: columns.findIndex(({ isPending }) => isPending),
      areAllEmpty: columns.every(({ data }) => data?.length === 0),
      listed: columns.every(({ data }) => data) ? columns.flatMap(({ data }) => data ?? []).length : null,
    }),
  })
  return (
    <>
      <PageHeader
        title={m.overview_title()}
        lead={overviewLead(now(), listed ?? counted)}
        actions={
          <Button component={Link} to={paths.instructor.timeline()}>
            {m.menu_timeline()}
          </Button>
        }
      />
      <Box sx={{ '& > *': { mb: 5 } }}>
        <OverviewCard list="examinations" today={today()} />
        {Invitations && <Invitations />}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          alignItems: areAllEmpty ? 'stretch' : 'start',
          '& > * > *': { height: '100%' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {OVERVIEW_COLUMNS.map((column, place) => {
          // Below each other, one that is still to grow would push down those after it.
          const isHeldBack = firstPending !== -1 && place > firstPending
          return (
            <Box
              key={column}
              sx={{ minWidth: 0, display: { xs: isHeldBack ? 'none' : 'block', lg: 'block' } }}
            >
              <OverviewCard list={column} today={today()} StepAction={AcceptListedStep} />
            </Box>
          )
        })}
      </Box>
      <AfterPaint place={null}>
        <Box sx={{ mt: 5, display: 'grid', gap: 5 }}>
          <OverviewCard list="late" today={today()} />
          {!Invitations && <OwnSeats />}
        </Box>
      </AfterPaint>
    </>
  )
}
