import { administrationQueries } from '../../../features/work/administration/administration.queries.ts'
import { webhookQueries } from '../../../features/work/administration/webhooks/webhook.queries.ts'
import { WebhooksScreen } from '../../../features/work/administration/webhooks/webhooks-screen.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.menu_webhooks())

export async function clientLoader() {
  await Promise.all([
    queryClient.ensureQueryData(webhookQueries.list()),
    queryClient.ensureQueryData(administrationQueries.institutions()),
    queryClient.ensureQueryData(administrationQueries.departments()),
  ])
}

export default function WebhooksPage() {
  return (
    <>
      <PageHeader title={m.menu_webhooks()} lead={m.webhook_lead()} />
      <WebhooksScreen />
    </>
  )
}
