import { importQueries } from '../../../features/administration/import/import.queries.ts'
import { ImportScreen } from '../../../features/administration/import/import-screen.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.record_import())

export async function clientLoader() {
  await queryClient.ensureQueryData(importQueries('secretary').runs(1))
}

export default function StudentImportPage() {
  return (
    <>
      <PageHeader title={m.record_import()} lead={m.record_import_lead()} />
      <ImportScreen office="secretary" />
    </>
  )
}
