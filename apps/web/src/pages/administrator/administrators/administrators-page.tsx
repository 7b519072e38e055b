import { administrationQueries } from '../../../features/work/administration/administration.queries.ts'
import { AdministratorsScreen } from '../../../features/work/administration/users/administrators/administrators-screen.tsx'
import { ToInstructorsButton } from '../../../features/work/administration/users/to-instructors-button.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.administration_administrators())

export async function clientLoader() {
  await queryClient.ensureQueryData(administrationQueries.administrators())
}

export default function AdministratorsPage() {
  return (
    <>
      <PageHeader
        title={m.administration_administrators()}
        lead={m.administration_administrators_lead()}
        actions={<ToInstructorsButton />}
      />
      <AdministratorsScreen />
    </>
  )
}
