import { PaperVerification } from '../../../features/examination/paper/paper-verification.tsx'
import { m } from '../../../paraglide/messages.js'
import { useSession } from '../../../shared/api/session.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/paper-page.ts'

export const meta = () => pageTitle(m.paper_verify_title())

/** What the QR of a paper leads to, for everybody. */
export default function PaperPage({ params: { code } }: Route.ComponentProps) {
  const { facts } = useSession()
  return (
    <>
      <PageHeader title={m.paper_verify_title()} />
      <PaperVerification code={code} isSignedIn={facts?.isActive === true} />
    </>
  )
}
