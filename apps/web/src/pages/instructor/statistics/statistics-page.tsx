import Box from '@mui/material/Box'
import { useSuspenseQuery } from '@tanstack/react-query'
import { SupervisionButton } from '../../../features/examination/paper/supervision-button.tsx'
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
  await queryClient.ensureQueryData(statisticsQueries.own(choice))
}

export default function StatisticsPage() {
  const { choice, shown, choose } = useStatisticsChoice()
  const { data: statistics } = useSuspenseQuery(statisticsQueries.own(shown))
  return (
    <>
      <PageHeader title={m.statistics_title()} lead={m.statistics_own_lead()} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', mb: 5 }}>
        <Box sx={{ display: 'grid', flex: '1 1 200px', maxWidth: { sm: 240 } }}>
          <YearSelect year={choice.year} onChange={(year) => choose({ year })} />
        </Box>
        <SupervisionButton person={null} />
      </Box>
      <StatisticsScreen statistics={statistics} />
    </>
  )
}
