import { lazy, Suspense, useEffect, useRef } from 'react'
import { askWhoIsSignedIn } from '../../shared/api/resolve-session.ts'
import { followOtherWindows, useSession } from '../../shared/api/session.ts'
import { afterFirstPaint } from '../../shared/first-paint/deferred.tsx'
import { paths } from '../../shared/paths.ts'
import { fetchProblemParts } from './fetch-problem-parts.ts'

const SessionEndedDialog = lazy(() =>
  import('./session-ended-dialog.tsx').then((module) => ({ default: module.SessionEndedDialog })),
)

/** Stands beside every page behind the sign-in and shows when the session has ended. */
export function SessionWatch() {
  const { token, facts, hasEnded } = useSession()
  const shown = useRef({ token, facts })
  useEffect(followOtherWindows, [])
  useEffect(() => afterFirstPaint(fetchProblemParts), [])

  // Another window has signed in. The pages of another person must not stay open under this name.
  useEffect(() => {
    const before = shown.current
    shown.current = { token, facts }
    if (token === null || token === before.token || facts !== before.facts) return
    void askWhoIsSignedIn(token).then((now) => {
      if (now !== null && now.email !== before.facts?.email) window.location.assign(paths.dashboard())
    })
  }, [token, facts])

  return <Suspense>{hasEnded && <SessionEndedDialog />}</Suspense>
}
