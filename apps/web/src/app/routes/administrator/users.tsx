import { m } from '../../../paraglide/messages.js'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { pageTitle } from '../../page-title.ts'

export const meta = () => pageTitle(m.shell_users())

export default function UsersPage() {
  return <PageHeader title={m.shell_users()} />
}
