import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

/** Asks before unsaved changes are left, by a link, the back button, or the end of the window. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={m.ui_leave_title()}
      text={m.ui_leave_text()}
      confirmLabel={m.ui_leave()}
      cancelLabel={m.ui_stay()}
      isDestructive
      onAnswer={(leaves) => (leaves ? blocker.proceed?.() : blocker.reset?.())}
    />
  )
}
