import { m } from '../../../paraglide/messages.js'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { pageTitle } from '../../page-title.ts'

export const meta = () => pageTitle(m.shell_theses())

export default function ThesesInProgressPage() {
  return <PageHeader title={m.shell_theses()} />
}
