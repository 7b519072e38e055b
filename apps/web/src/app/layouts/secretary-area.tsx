import { Outlet } from 'react-router'
import { useSession } from '../../shared/api/session.ts'
import { admit } from '../guards.ts'
import { admitOfficeHolders } from '../office-guard.ts'
import { AppShell } from './app-shell.tsx'
import { PageErrorBoundary } from './error-boundary.tsx'
import { ReadingNote } from './reading-note.tsx'
import { SessionWatch } from './session-watch.tsx'

export const clientMiddleware = [admit('secretary', 'instructor'), admitOfficeHolders]

/** Makes the router run the middleware on the first page too. */
export function clientLoader() {
  return null
}

/** Pages of the secretary, which who holds an office of the department reads in the frame of the own role. */
export default function SecretaryArea() {
  const isSecretary = useIsSecretary()
  return (
    <AppShell audience={isSecretary ? 'secretary' : 'instructor'}>
      {!isSecretary && <ReadingNote />}
      <Outlet />
      <SessionWatch />
    </AppShell>
  )
}

export function ErrorBoundary() {
  return (
    <AppShell audience={useIsSecretary() ? 'secretary' : 'instructor'}>
      <PageErrorBoundary />
    </AppShell>
  )
}

function useIsSecretary(): boolean {
  return useSession().facts?.role === 'secretary'
}
