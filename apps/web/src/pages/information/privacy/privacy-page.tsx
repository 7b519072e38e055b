import { PrivacyNotice } from '../../../features/legal/privacy-notice.tsx'
import { m } from '../../../paraglide/messages.js'
import { pageTitle } from '../../../shared/route-module.ts'

export const meta = () => pageTitle(m.shell_privacy())

export default function PrivacyPage() {
  return <PrivacyNotice />
}
