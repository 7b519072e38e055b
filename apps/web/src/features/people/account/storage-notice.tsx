import Alert from '@mui/material/Alert'
import { m } from '../../../paraglide/messages.js'

/** What the sign-in needs of a browser that keeps nothing: it works without, until the page is loaded again. */
export function StorageNotice() {
  return (
    <Alert severity="warning" sx={{ mb: 5 }}>
      {m.account_storage_blocked()}
    </Alert>
  )
}
