import { useEffect, useEffectEvent, useId } from 'react'
import { useBlocker } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { useConfirm } from '../ui/confirm-provider.tsx'

/** The forms of the page that hold unsaved changes. */
const dirtyForms = new Set<string>()

/**
 * Asks before unsaved changes are left, by a link, the back button, or the end of the window. Of several forms on a page the router
 * calls only the last blocker, so that one acts for all of them.
 */
export function useUnsavedChanges(isDirty: boolean): void {
  const id = useId()
  const confirm = useConfirm()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirtyForms.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    dirtyForms.add(id)
    return () => {
      dirtyForms.delete(id)
    }
  }, [id, isDirty])
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
