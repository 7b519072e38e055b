import { mailQueries } from '../../../features/work/administration/mail/mail.queries.ts'
import { asksForSent, MailScreen } from '../../../features/work/administration/mail/mail-screen.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/mail-page.ts'

export const meta = () => pageTitle(m.ui_mail())

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const isSent = asksForSent(new URL(request.url).searchParams)
  await Promise.all([
    queryClient.ensureQueryData(mailQueries.status()),
    !isSent && queryClient.ensureQueryData(mailQueries.unsent()),
  ])
}

export default function MailPage() {
  return (
    <>
      <PageHeader title={m.ui_mail()} lead={m.mail_lead()} />
      <MailScreen />
    </>
  )
}
