import { importQueries } from '../../../features/work/administration/import/import.queries.ts'
import { ImportScreen } from '../../../features/work/administration/import/import-screen.tsx'
import { registryReadingQuery } from '../../../features/work/registry/registry-reading.queries.ts'
import { RegistryReading } from '../../../features/work/registry/registry-reading.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.import_title())

export async function clientLoader() {
  await Promise.all([
    queryClient.ensureQueryData(importQueries('secretary').runs(1)),
    queryClient.ensureQueryData(registryReadingQuery()),
  ])
}

export default function OfficeImportPage() {
  return (
    <>
      <PageHeader title={m.import_title()} lead={m.import_office_lead()} />
      <ImportScreen office="secretary" beside={<RegistryReading />} />
    </>
  )
}
