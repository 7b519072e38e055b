import { Outlet } from 'react-router'
import { resolveSession } from '../../shared/api/resolve-session.ts'
import { useSession } from '../../shared/api/session.ts'
import { AppShell } from './app-shell.tsx'
import { OpenFrame } from './open-frame.tsx'
import { SessionWatch } from './session-watch.tsx'

/** Admits every visitor; the session is only needed to choose the menu. */
export function clientLoader() {
  return resolveSession()
}

/** A page that is open to all, but is also visited during work: a person who is signed in keeps the menu. */
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
