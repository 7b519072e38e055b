import { AccessibilityStatement } from '../../../features/legal/accessibility-statement.tsx'
import { m } from '../../../paraglide/messages.js'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { pageTitle } from '../../page-title.ts'

export const meta = () => pageTitle(m.shell_accessibility())

export default function AccessibilityPage() {
  return (
    <>
      <PageHeader title={m.shell_accessibility()} lead={m.legal_a11y_lead()} />
      <AccessibilityStatement />
    </>
  )
}
