import { administrationQueries } from '../../../features/work/administration/administration.queries.ts'
import { InstitutionsScreen } from '../../../features/work/administration/institutions/institutions-screen.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.menu_institutions())

export async function clientLoader() {
  await queryClient.ensureQueryData(administrationQueries.institutions())
}

export default function InstitutionsPage() {
  return (
    <>
      <PageHeader title={m.menu_institutions()} lead={m.administration_institutions_lead()} />
      <InstitutionsScreen />
    </>
  )
}
