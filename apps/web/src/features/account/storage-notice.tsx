import Alert from '@mui/material/Alert'
import { useSyncExternalStore } from 'react'
import { m } from '../../paraglide/messages.js'
import { browserStorage } from '../../shared/browser-storage.ts'

/** What the sign-in needs of a browser that keeps nothing: it works without, until the page is loaded again. */
export function StorageNotice() {
  // The page may have been written at build time, for browsers that keep things.
  const isLasting = useSyncExternalStore(neverChanges, browserStorage.isLasting, () => true)
  if (isLasting) return null
  return (
    <Alert severity="warning" sx={{ mb: 5 }}>
      {m.account_storage_blocked()}
    </Alert>
  )
}

const neverChanges = () => () => undefined
