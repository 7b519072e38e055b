import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink, useNavigate } from 'react-router'
import { FirstAdministratorForm } from '../../../features/people/account/first-run/first-administrator-form.tsx'
import { institutionQueries } from '../../../features/people/account/institution/institution.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { paths, placeAfterSignIn } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { LONE_LINK } from '../../../shared/ui/sx.ts'

export const meta = () => pageTitle(m.first_run_title())

export async function clientLoader() {
  await queryClient.prefetchQuery(institutionQueries.ways())
  return null
}

/** The first page of an empty installation: the person who started it becomes its administrator. */
export default function FirstRunPage() {
  const navigate = useNavigate()
  const { data: ways } = useQuery(institutionQueries.ways())
  if (ways?.first_run === false) {
    return (
      <>
        <PageHeader title={m.first_run_title()} />
        <Alert severity="info" sx={{ mb: 5 }}>
          {m.first_run_over()}
        </Alert>
        <Link component={RouterLink} to={paths.signIn()} sx={LONE_LINK}>
          {m.sign_in_submit()}
        </Link>
      </>
    )
  }
  return (
    <>
      <PageHeader title={m.first_run_title()} lead={m.first_run_lead()} />
      <FirstAdministratorForm
        onSignedIn={(facts) =>
          navigate(placeAfterSignIn(facts, paths.administrator.firstRun()), { replace: true })
        }
      />
    </>
  )
}
