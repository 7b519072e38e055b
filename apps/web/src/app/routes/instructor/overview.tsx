import { m } from '../../../paraglide/messages.js'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { pageTitle } from '../../page-title.ts'

export const meta = () => pageTitle(m.shell_home())

export default function OverviewPage() {
  return <PageHeader title={m.shell_home()} />
}
