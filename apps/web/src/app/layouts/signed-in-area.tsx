import { Outlet } from 'react-router'
import { session, useSession } from '../../shared/api/session.ts'
import { admit } from '../guards.ts'
import { AppShell } from './app-shell.tsx'
import { PageErrorBoundary } from './error-boundary.tsx'
import { SessionWatch } from './session-watch.tsx'

export const clientMiddleware = [admit()]

/** Makes the router run the middleware on the first page too. */
export function clientLoader() {
  return null
}

/** Pages of every role, in the frame of the viewer's role. */
export default function SignedInArea() {
  const role = useSession().facts?.role
  if (role === undefined) return null
  return (
    <AppShell audience={role}>
      <Outlet />
      <SessionWatch />
    </AppShell>
  )
}

export function ErrorBoundary() {
  const role = session.get().facts?.role
  if (role === undefined) return <PageErrorBoundary />
  return (
    <AppShell audience={role}>
      <PageErrorBoundary />
    </AppShell>
  )
}
