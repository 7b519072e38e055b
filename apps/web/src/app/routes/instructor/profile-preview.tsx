import { m } from '../../../paraglide/messages.js'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { pageTitle } from '../../page-title.ts'

export const meta = () => pageTitle(m.shell_profile())

export default function ProfilePreviewPage() {
  return <PageHeader title={m.shell_profile()} />
}
