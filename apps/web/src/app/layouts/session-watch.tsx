import { lazy, Suspense, useEffect } from 'react'
import { followOtherWindows, useSession } from '../../shared/api/session.ts'

const SessionEndedDialog = lazy(() =>
  import('./session-ended-dialog.tsx').then((module) => ({ default: module.SessionEndedDialog })),
)

/** Lies beside every page behind the sign-in and says so when the session has ended under it. */
export function SessionWatch() {
  const { hasEnded } = useSession()
  useEffect(followOtherWindows, [])
  return <Suspense>{hasEnded && <SessionEndedDialog />}</Suspense>
}
