import { Outlet } from 'react-router'
import { resolveSession } from '../../shared/api/resolve-session.ts'
import { useSession } from '../../shared/api/session.ts'
import { AppShell } from './app-shell.tsx'
import { OpenFrame } from './open-frame.tsx'
import { SessionWatch } from './session-watch.tsx'

/** Nobody is sent away; it only has to be known whose menu stands beside the page. */
export function clientLoader() {
  return resolveSession()
}

/** A page that anybody may see and that people meet in the middle of their work: who is signed in keeps the menu. */
export default function KnownOrOpenLayout() {
  const { facts } = useSession()
  if (!facts?.isActive) {
    return (
      <OpenFrame>
        <Outlet />
      </OpenFrame>
    )
  }
  return (
    <AppShell audience={facts.role}>
      <Outlet />
      <SessionWatch />
    </AppShell>
  )
}
