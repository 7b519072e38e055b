import Box from '@mui/material/Box'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PlaceField } from '../../../features/view/statistics/place-field.tsx'
import { statisticsQueries } from '../../../features/view/statistics/statistics.queries.ts'
import { readChoice } from '../../../features/view/statistics/statistics-choice.ts'
import { StatisticsScreen } from '../../../features/view/statistics/statistics-screen.tsx'
import { useStatisticsChoice } from '../../../features/view/statistics/use-statistics-choice.ts'
import { YearSelect } from '../../../features/view/statistics/year-select.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/statistics-page.ts'

export const meta = () => pageTitle(m.statistics_title())

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const choice = readChoice(new URL(request.url).searchParams)
  await Promise.all([
    queryClient.ensureQueryData(statisticsQueries.of(choice)),
    queryClient.ensureQueryData(statisticsQueries.places()),
  ])
}

export default function StatisticsPage() {
  const { choice, shown, choose } = useStatisticsChoice()
  const { data: statistics } = useSuspenseQuery(statisticsQueries.of(shown))
  const { data: places } = useSuspenseQuery(statisticsQueries.places())
  const { institutionId, departmentId, year } = choice
  return (
    <>
      <PageHeader title={m.statistics_title()} lead={m.statistics_lead()} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          mb: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 180px' },
        }}
      >
        <PlaceField
          places={places}
          value={
            places.find(({ kind, id }) => id === (kind === 'department' ? departmentId : institutionId)) ??
            null
          }
          onChange={(place) =>
            choose({
              departmentId: place?.kind === 'department' ? place.id : null,
              institutionId: place?.kind === 'institution' ? place.id : null,
            })
          }
        />
        <YearSelect year={year} onChange={(next) => choose({ year: next })} />
      </Box>
      <StatisticsScreen statistics={statistics} />
    </>
  )
}
