import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { Link as RouterLink, redirect, useNavigate, useSearchParams } from 'react-router'
import { SignInForm } from '../../../features/people/account/sign-in-form.tsx'
import { m } from '../../../paraglide/messages.js'
import { resolveSession } from '../../../shared/api/resolve-session.ts'
import type { SessionFacts } from '../../../shared/api/session.ts'
import { browserStorage } from '../../../shared/browser-storage.ts'
import { showToStranger } from '../../../shared/first-paint/before-scripts.ts'
import { AfterPaint } from '../../../shared/first-paint/deferred.tsx'
import { paths, placeAfterSignIn } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { LONE_LINK } from '../../../shared/ui/sx.ts'
import type { Route } from './+types/sign-in-page.ts'

const InstitutionalWays = lazy(() =>
  import('../../../features/people/account/institution/institutional-ways.tsx').then((module) => ({
    default: module.InstitutionalWays,
  })),
)

const StorageNotice = lazy(() =>
  import('../../../features/people/account/storage-notice.tsx').then((module) => ({
    default: module.StorageNotice,
  })),
)
const neverChanges = () => () => undefined

export const meta = () => pageTitle(m.sign_in_submit())

/** Needed because the page is written into a file at build time; without it the router would write no page. */
export function loader() {
  return null
}

/** A person with a valid session is redirected to where the sign-in would have led. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const facts = await knownSession()
  if (facts === null) return null
  throw redirect(placeAfterSignIn(facts, new URL(request.url).searchParams.get('returnTo')))
}

/** A person whose session cannot be checked may sign in. */
function knownSession(): Promise<SessionFacts | null> {
  return resolveSession().catch(() => null)
}

export default function SignInPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const returnTo = search.get('returnTo')
  // The page is written at build time, for browsers that keep things.
  const isLasting = useSyncExternalStore(neverChanges, browserStorage.isLasting, () => true)

  // On the first page no loader runs, because the page was built before the visitor was known.
  useEffect(() => {
    let isShown = true
    void knownSession().then((facts) => {
      if (!isShown) return
      if (facts === null) showToStranger()
      else navigate(placeAfterSignIn(facts, returnTo), { replace: true })
    })
    return () => {
      isShown = false
    }
  }, [navigate, returnTo])

  return (
    <Box sx={{ '[data-returning] &': { visibility: 'hidden' } }}>
      <PageHeader title={m.sign_in_submit()} lead={m.sign_in_lead()} />
      {!isLasting && (
        <Suspense>
          <StorageNotice />
        </Suspense>
      )}
      {search.has('expired') && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {m.sign_in_session_expired()}
        </Alert>
      )}
      <SignInForm
        onSignedIn={(facts) => navigate(placeAfterSignIn(facts, returnTo), { replace: facts.isActive })}
        links={
          <>
            <OtherWays />
            <AfterPaint place={null}>
              <InstitutionalWays returnTo={returnTo} />
            </AfterPaint>
          </>
        }
      />
    </Box>
  )
}

function OtherWays() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: 3,
        mt: 6,
        '& a': LONE_LINK,
      }}
    >
      <Link component={RouterLink} to={paths.forgotPassword()}>
        {m.sign_in_forgot_password()}
      </Link>
      <Link component={RouterLink} to={paths.register()}>
        {m.sign_in_register()}
      </Link>
    </Box>
  )
}
