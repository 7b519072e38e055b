import { m } from '../../../paraglide/messages.js'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { pageTitle } from '../../page-title.ts'

export const meta = () => pageTitle(m.account_new_password())

export default function ResetPasswordPage() {
  return <PageHeader title={m.account_new_password()} />
}
