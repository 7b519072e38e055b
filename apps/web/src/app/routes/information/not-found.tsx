import { m } from '../../../paraglide/messages.js'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { OpenFrame } from '../../layouts/open-frame.tsx'
import { pageTitle } from '../../page-title.ts'
import { paths } from '../../paths.ts'

export const meta = () => pageTitle(m.errors_not_found_title())

export default function NotFoundPage() {
  return (
    <OpenFrame>
      <ErrorState error={null} kind="not-found" headingLevel="h1" homePath={paths.home()} />
    </OpenFrame>
  )
}
