import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { ForgotPasswordForm } from '../../../features/account/forgot-password-form.tsx'
import { m } from '../../../paraglide/messages.js'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { pageTitle } from '../../page-title.ts'
import { paths } from '../../paths.ts'

export const meta = () => pageTitle(m.account_forgot_title())

export default function ForgotPasswordPage() {
  return (
    <>
      <PageHeader title={m.account_forgot_title()} lead={m.account_forgot_lead()} />
      <ForgotPasswordForm />
      <Typography sx={{ mt: 6 }}>
        <Link component={RouterLink} to={paths.home()}>
          {m.account_back_to_sign_in()}
        </Link>
      </Typography>
    </>
  )
}
