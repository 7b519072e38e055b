import Link from '@mui/material/Link'
import { type ClientLoaderFunctionArgs, Link as RouterLink, useSearchParams } from 'react-router'
import { NO_FILTER } from '../../../features/work/administration/security/inspections/inspections.mapper.ts'
import { inspectionQueries } from '../../../features/work/administration/security/inspections/inspections.queries.ts'
import { InspectionsScreen } from '../../../features/work/administration/security/inspections/inspections-screen.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { rowsPerPage } from '../../../shared/ui/list/rows-per-page.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.inspection_title())

const personIn = (search: URLSearchParams) => search.get('person') ?? ''

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const person = personIn(new URL(request.url).searchParams)
  await queryClient.ensureQueryData(inspectionQueries.page({ ...NO_FILTER, person }, 1, rowsPerPage()))
}

export default function InspectionsPage() {
  const person = personIn(useSearchParams()[0])
  return (
    <>
      <PageHeader
        title={m.inspection_title()}
        lead={m.inspection_lead()}
        above={
          <Link component={RouterLink} to={paths.administrator.security()}>
            {m.security_title()}
          </Link>
        }
      />
      <InspectionsScreen key={person} person={person} />
    </>
  )
}
