import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { ForgotPasswordForm } from '../../../features/people/account/forgot-password-form.tsx'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { LONE_LINK } from '../../../shared/ui/sx.ts'

export const meta = () => pageTitle(m.account_forgot_title())

export default function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false)
  return (
    <>
      <PageHeader title={m.account_forgot_title()} lead={!isSent && m.account_forgot_lead()} />
      <ForgotPasswordForm onSent={() => setSent(true)} />
      <Typography sx={{ mt: 6 }}>
        <Link component={RouterLink} to={paths.home()} sx={LONE_LINK}>
          {m.account_back_to_sign_in()}
        </Link>
      </Typography>
    </>
  )
}
