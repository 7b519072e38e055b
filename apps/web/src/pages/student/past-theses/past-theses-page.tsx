import Link from '@mui/material/Link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { pastThesisQueries } from '../../../features/view/past-thesis/past-thesis.queries.ts'
import { PastThesisList } from '../../../features/view/past-thesis/past-thesis-list.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.past_title())

export async function clientLoader() {
  await queryClient.ensureQueryData({ ...pastThesisQueries.list(), revalidateIfStale: true })
  return null
}

export default function PastThesesPage() {
  const { data: theses } = useSuspenseQuery(pastThesisQueries.list())
  return (
    <>
      <PageHeader
        title={m.past_title()}
        lead={m.past_intro()}
        above={
          <Link component={RouterLink} to={paths.student.currentThesis()}>
            {m.menu_my_thesis()}
          </Link>
        }
      />
      {theses.length === 0 ? (
        <EmptyState text={m.past_none()} />
      ) : (
        <PastThesisList theses={theses} headingLevel="h2" />
      )}
    </>
  )
}
