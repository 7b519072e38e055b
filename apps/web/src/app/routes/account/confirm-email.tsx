import { m } from '../../../paraglide/messages.js'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { pageTitle } from '../../page-title.ts'

export const meta = () => pageTitle(m.account_confirm_email())

export default function ConfirmEmailPage() {
  return <PageHeader title={m.account_confirm_email()} />
}
