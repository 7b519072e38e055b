import { PrivacyNotice } from '../../../features/legal/privacy-notice.tsx'
import { m } from '../../../paraglide/messages.js'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { pageTitle } from '../../page-title.ts'

export const meta = () => pageTitle(m.shell_privacy())

export default function PrivacyPage() {
  return (
    <>
      <PageHeader title={m.shell_privacy()} lead={m.legal_privacy_lead()} />
      <PrivacyNotice />
    </>
  )
}
