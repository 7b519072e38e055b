import { AccessibilityStatement } from '../../../features/work/legal/accessibility-statement.tsx'
import { m } from '../../../paraglide/messages.js'
import { pageTitle } from '../../../shared/route-module.ts'

export const meta = () => pageTitle(m.shell_accessibility())

export default function AccessibilityPage() {
  return <AccessibilityStatement />
}
