import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { redirect, useNavigate } from 'react-router'
import { useSignOut } from '../../../features/people/account/sign-out.mutations.ts'
import { DemandedSetUp } from '../../../features/people/second-factor/demanded-set-up.tsx'
import { isSetUp } from '../../../features/people/second-factor/second-factor.mapper.ts'
import { secondFactorQueries } from '../../../features/people/second-factor/second-factor.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { resolveSession } from '../../../shared/api/resolve-session.ts'
import { type SessionFacts, session } from '../../../shared/api/session.ts'
import { isOwnPath, landingPathOf, paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { LONE_LINK } from '../../../shared/ui/sx.ts'
import type { Route } from './+types/set-up-second-factor-page.ts'

export const meta = () => pageTitle(m.second_factor_title())

/** This page is only for a person whose role demands a second factor; all others set it up on their profile. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const facts = await resolveSession()
  if (facts === null) throw redirect(paths.signIn())
  const returnTo = new URL(request.url).searchParams.get('returnTo')
  const place = isOwnPath(returnTo) ? returnTo : landingPathOf(facts.role)
  const factor = await queryClient.fetchQuery({ ...secondFactorQueries.own(), staleTime: 0 })
  if (factor.isDemanded && !isSetUp(factor)) return { factor, facts, place }
  goOnAs(facts)
  throw redirect(place)
}

export default function SetUpSecondFactorPage({ loaderData }: Route.ComponentProps) {
  const { factor, facts, place } = loaderData
  const navigate = useNavigate()
  const signOut = useSignOut()
  return (
    <>
      <PageHeader title={m.second_factor_title()} lead={m.second_factor_demanded_lead()} />
      <DemandedSetUp
        factor={factor}
        onDone={() => {
          goOnAs(facts)
          return navigate(place, { replace: true })
        }}
      />
      <Typography sx={{ mt: 8 }}>
        <Link component="button" type="button" sx={LONE_LINK} onClick={() => signOut.mutate()}>
          {m.shell_sign_out()}
        </Link>
      </Typography>
    </>
  )
}

function goOnAs(facts: SessionFacts) {
  session.learn({ ...facts, mustSetUpSecondFactor: false })
}
