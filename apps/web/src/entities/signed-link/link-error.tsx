import { isApiError } from '@diatrivi/client/api-error'
import Alert from '@mui/material/Alert'
import { m } from '../../paraglide/messages.js'
import { errorMessage } from '../../shared/api/error-message.ts'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { UnreadLink } from '../../shared/ui/unread-link.tsx'

/** Why a link opens nothing, and what its person can do. */
export function LinkError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isApiError(error, 'not_found')) return <UnreadLink sentence={m.committee_link_unknown()} />
  if (isApiError(error, 'link_expired')) return <Alert severity="warning">{errorMessage(error)}</Alert>
  return <ErrorState error={error} onRetry={onRetry} />
}
