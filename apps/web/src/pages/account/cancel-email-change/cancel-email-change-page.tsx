import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { CancelEmailChange } from '../../../features/people/account/cancel-email-change.tsx'
import { m } from '../../../paraglide/messages.js'
import { linkToken } from '../../../shared/link-token.ts'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { LONE_LINK } from '../../../shared/ui/sx.ts'
import { UnreadLink } from '../../../shared/ui/unread-link.tsx'
import type { Route } from './+types/cancel-email-change-page.ts'

export const meta = () => pageTitle(m.account_cancel_email())

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ({ token: linkToken(request.url) })

export default function CancelEmailChangePage({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={m.account_cancel_email()} lead={m.account_cancel_email_lead()} />
      {token ? <CancelEmailChange token={token} /> : <UnreadLink />}
      <Typography sx={{ mt: 6 }}>
        <Link component={RouterLink} to={paths.home()} sx={LONE_LINK}>
          {m.account_back_to_sign_in()}
        </Link>
      </Typography>
    </>
  )
}
