import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { CancelEmailChange } from '../../../features/account/cancel-email-change.tsx'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { LONE_LINK } from '../../../shared/ui/sx.ts'

export const meta = () => pageTitle(m.account_cancel_email())

export default function CancelEmailChangePage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <>
      <PageHeader title={m.account_cancel_email()} lead={m.account_cancel_email_lead()} />
      {token ? <CancelEmailChange token={token} /> : <Alert severity="warning">{m.account_bad_link()}</Alert>}
      <Typography sx={{ mt: 6 }}>
        <Link component={RouterLink} to={paths.home()} sx={LONE_LINK}>
          {m.account_back_to_sign_in()}
        </Link>
      </Typography>
    </>
  )
}
