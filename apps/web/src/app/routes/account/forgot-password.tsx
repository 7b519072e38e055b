import { m } from '../../../paraglide/messages.js'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { pageTitle } from '../../page-title.ts'

export const meta = () => pageTitle(m.account_forgot_password())

export default function ForgotPasswordPage() {
  return <PageHeader title={m.account_forgot_password()} />
}
