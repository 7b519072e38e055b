import Box from '@mui/material/Box'
import { redirect, useNavigate } from 'react-router'
import { ConfirmEmailForm } from '../../../features/people/account/confirm-email-form.tsx'
import { ResendCode } from '../../../features/people/account/resend-code.tsx'
import { m } from '../../../paraglide/messages.js'
import { resolveSession } from '../../../shared/api/resolve-session.ts'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/confirm-email-page.ts'

export const meta = () => pageTitle(m.account_confirm_email())

/** Without a good token, or with nothing left to confirm, the sign-in page is the one to go on from. */
export async function clientLoader() {
  const facts = await resolveSession()
  if (facts === null || facts.isActive) throw redirect(paths.signIn())
  return null
}

export default function ConfirmEmailPage({ params: { email } }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader title={m.account_confirm_email()} lead={<WhereTheCodeWent email={email} />} />
      <ConfirmEmailForm
        email={email}
        onActivated={() => navigate(paths.student.profile(), { replace: true })}
      />
      <ResendCode email={email} />
    </>
  )
}

/** The address is not broken where a line can hold it. */
function WhereTheCodeWent({ email }: { email: string }) {
  const [before, after] = m.account_confirm_email_lead({ email: '\n' }).split('\n')
  return (
    <>
      {before}
      <Box component="span" sx={{ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' }}>
        {email}
      </Box>
      {after}
    </>
  )
}
