import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link as RouterLink, useNavigate } from 'react-router'
import { accountQueries } from '../../../features/people/account/account.queries.ts'
import { RegisterForm } from '../../../features/people/account/register-form.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.sign_in_register())

export async function clientLoader() {
  await queryClient.ensureQueryData(accountQueries.institutions())
  return null
}

export default function RegisterPage() {
  const navigate = useNavigate()
  const { data: institutions } = useSuspenseQuery(accountQueries.institutions())
  return (
    <>
      <PageHeader title={m.sign_in_register()} lead={m.account_register_lead()} />
      <RegisterForm
        institutions={institutions}
        onRegistered={(email) => navigate(paths.confirmEmail(email))}
      />
      <Typography sx={{ mt: 6 }}>
        {m.account_have_account()}{' '}
        <Link component={RouterLink} to={paths.home()}>
          {m.sign_in_submit()}
        </Link>
      </Typography>
      <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
        {m.account_register_privacy()}{' '}
        <Link component={RouterLink} to={paths.privacy()} color="inherit">
          {m.shell_privacy()}
        </Link>
      </Typography>
    </>
  )
}
