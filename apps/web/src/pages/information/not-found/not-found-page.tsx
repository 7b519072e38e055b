import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'

export const meta = () => pageTitle(m.errors_not_found_title())

export default function NotFoundPage() {
  return <ErrorState error={null} kind="not-found" headingLevel="h1" homePath={paths.dashboard()} />
}
