import { committeeQueries } from '../../../features/examination/committee/committee.queries.ts'
import { CommitteesScreen } from '../../../features/examination/committee/committees-screen.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.menu_committees())

export async function clientLoader() {
  await queryClient.ensureQueryData({ ...committeeQueries.ownSeats(), revalidateIfStale: true })
  return null
}

export default function CommitteesPage() {
  return (
    <>
      <PageHeader title={m.menu_committees()} lead={m.committee_page_lead()} />
      <CommitteesScreen />
    </>
  )
}
