import Alert from '@mui/material/Alert'
import { useEffect } from 'react'
import { SeatByLink } from '../../../features/committee/seat-by-link.tsx'
import { m } from '../../../paraglide/messages.js'
import { linkToken } from '../../../shared/link-token.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/seat-by-link-page.ts'

export const meta = () => pageTitle(m.committee_link_title())

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ({ code: linkToken(request.url) })

export default function SeatByLinkPage({ loaderData: { code } }: Route.ComponentProps) {
  // Another link that is put into the address of this page changes its fragment, and loads nothing by itself.
  useEffect(() => {
    const reload = () => window.location.reload()
    window.addEventListener('hashchange', reload)
    return () => window.removeEventListener('hashchange', reload)
  }, [])
  return (
    <>
      <PageHeader title={m.committee_link_title()} />
      {code ? <SeatByLink code={code} /> : <Alert severity="warning">{m.committee_link_missing()}</Alert>}
    </>
  )
}
