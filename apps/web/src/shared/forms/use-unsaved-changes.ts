import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { useConfirm } from '../ui/confirm-provider.tsx'

/** Asks before unsaved changes are left, by a link, the back button, or the end of the window. */
export function useUnsavedChanges(isDirty: boolean): void {
  const confirm = useConfirm()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  const ask = useEffectEvent(async () => {
    const leaves = await confirm({
      title: m.ui_leave_title(),
      text: m.ui_leave_text(),
      confirmLabel: m.ui_leave(),
      cancelLabel: m.ui_stay(),
      isDestructive: true,
    })
    if (leaves) blocker.proceed?.()
    else blocker.reset?.()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void ask()
  }, [blocker.state])

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
}
