import { importQueries } from '../../../features/work/administration/import/import.queries.ts'
import { ImportScreen } from '../../../features/work/administration/import/import-screen.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.import_title())

export async function clientLoader() {
  await queryClient.ensureQueryData(importQueries('administrator').runs(1))
}

export default function ImportPage() {
  return (
    <>
      <PageHeader title={m.import_title()} lead={m.import_lead()} />
      <ImportScreen office="administrator" />
    </>
  )
}
