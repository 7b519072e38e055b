import { registryQueries } from '../../../features/work/registry/registry.queries.ts'
import { RegistryScreen } from '../../../features/work/registry/registry-screen.tsx'
import { SendButton } from '../../../features/work/registry/send-button.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.registry_title())

export async function clientLoader() {
  await queryClient.ensureQueryData(registryQueries.files(1))
}

export default function RegistryPage() {
  return (
    <>
      <PageHeader title={m.registry_title()} lead={m.registry_lead()} actions={<SendButton />} />
      <RegistryScreen />
    </>
  )
}
