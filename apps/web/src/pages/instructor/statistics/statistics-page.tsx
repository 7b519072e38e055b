import Box from '@mui/material/Box'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { SupervisionButton } from '../../../features/paper/supervision-button.tsx'
import { statisticsQueries } from '../../../features/statistics/statistics.queries.ts'
import { readChoice, writeChoice } from '../../../features/statistics/statistics-choice.ts'
import { StatisticsScreen } from '../../../features/statistics/statistics-screen.tsx'
import { YearSelect } from '../../../features/statistics/year-select.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { useAddressSearch } from '../../../shared/use-address-search.ts'
import type { Route } from './+types/statistics-page.ts'

export const meta = () => pageTitle(m.statistics_title())

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const choice = readChoice(new URL(request.url).searchParams)
  await queryClient.ensureQueryData(statisticsQueries.own(choice))
}

export default function StatisticsPage() {
  // What is chosen is seen at once, what is counted when it has come.
  const [search, changeSearch] = useAddressSearch()
  const choice = readChoice(search)
  const shown = readChoice(useSearchParams()[0])
  const { data: statistics } = useSuspenseQuery(statisticsQueries.own(shown))
  return (
    <>
      <PageHeader title={m.statistics_title()} lead={m.statistics_own_lead()} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', mb: 5 }}>
        <Box sx={{ display: 'grid', flex: '1 1 200px', maxWidth: { sm: 240 } }}>
          <YearSelect
            year={choice.year}
            onChange={(year) => changeSearch(writeChoice({ ...choice, year }))}
          />
        </Box>
        <SupervisionButton person={null} />
      </Box>
      <StatisticsScreen statistics={statistics} />
    </>
  )
}
