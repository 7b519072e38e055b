import { m } from '../../../paraglide/messages.js'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { pageTitle } from '../../page-title.ts'

export const meta = () => pageTitle(m.account_register())

export default function RegisterPage() {
  return <PageHeader title={m.account_register()} />
}
