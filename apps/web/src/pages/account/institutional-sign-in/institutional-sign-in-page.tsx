import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink, useNavigate } from 'react-router'
import { InstitutionalProof } from '../../../features/people/account/institution/institutional-proof.tsx'
import { InstitutionalSignIn } from '../../../features/people/account/institution/institutional-sign-in.tsx'
import { m } from '../../../paraglide/messages.js'
import { keptTicket } from '../../../shared/api/kept-ticket.ts'
import { returnedInAddress } from '../../../shared/link-token.ts'
import { isOwnPath, paths, placeAfterSignIn } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { LONE_LINK } from '../../../shared/ui/sx.ts'
import type { Route } from './+types/institutional-sign-in-page.ts'

export const meta = () => pageTitle(m.institution_title())

/** A sign-in that this window has not begun does not go on: another person may have made the address. */
export const clientLoader = () => ({ kept: keptTicket.read(), returned: returnedInAddress() })

export default function InstitutionalSignInPage({ loaderData: { kept, returned } }: Route.ComponentProps) {
  const navigate = useNavigate()
  if (kept?.use === 'proof' && returned !== null) {
    const place = isOwnPath(kept.returnTo) ? kept.returnTo : paths.home()
    return <Proof ticket={kept.ticket} returned={returned} place={place} />
  }
  return (
    <>
      <PageHeader title={m.institution_title()} />
      {kept === null || returned === null ? (
        <Alert severity="info">{m.institution_over()}</Alert>
      ) : (
        <InstitutionalSignIn
          ticket={kept.ticket}
          returned={returned}
          onSignedIn={(facts) => navigate(placeAfterSignIn(facts, kept.returnTo), { replace: true })}
        />
      )}
      <Typography sx={{ mt: 6 }}>
        <Link component={RouterLink} to={paths.home()} sx={LONE_LINK}>
          {m.account_back_to_sign_in()}
        </Link>
      </Typography>
    </>
  )
}

function Proof({ place, ...given }: { ticket: string; returned: string; place: string }) {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader title={m.proof_title()} />
      <InstitutionalProof {...given} onProved={() => navigate(place, { replace: true })} />
      <Typography sx={{ mt: 6 }}>
        <Link component={RouterLink} to={place} sx={LONE_LINK}>
          {m.proof_back()}
        </Link>
      </Typography>
    </>
  )
}
