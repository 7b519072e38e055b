import { administrationQueries } from '../../../features/work/administration/administration.queries.ts'
import { SecretariesScreen } from '../../../features/work/administration/users/secretaries/secretaries-screen.tsx'
import { ToInstructorsButton } from '../../../features/work/administration/users/to-instructors-button.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.administration_secretaries())

export async function clientLoader() {
  await Promise.all([
    queryClient.ensureQueryData(administrationQueries.secretaries()),
    queryClient.ensureQueryData(administrationQueries.departments()),
  ])
}

export default function SecretariesPage() {
  return (
    <>
      <PageHeader
        title={m.administration_secretaries()}
        lead={m.administration_secretaries_lead()}
        actions={<ToInstructorsButton />}
      />
      <SecretariesScreen />
    </>
  )
}
