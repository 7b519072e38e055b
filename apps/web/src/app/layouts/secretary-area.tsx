import { Outlet } from 'react-router'
import { admit } from '../guards.ts'
import { AppShell } from './app-shell.tsx'
import { PageErrorBoundary } from './error-boundary.tsx'
import { SessionWatch } from './session-watch.tsx'

export const clientMiddleware = [admit('secretary')]

/** Makes the router run the middleware on the first page too. */
export function clientLoader() {
  return null
}

export default function SecretaryArea() {
  return (
    <AppShell audience="secretary">
      <Outlet />
      <SessionWatch />
    </AppShell>
  )
}

export function ErrorBoundary() {
  return (
    <AppShell audience="secretary">
      <PageErrorBoundary />
    </AppShell>
  )
}
