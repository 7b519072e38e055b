import { isSessionEnd } from '@diatrivi/client/api-error'
import Alert from '@mui/material/Alert'
import { errorMessage } from '../../../../shared/api/error-message.ts'

/** Why a call was not done; a dialog says it where the session has ended. */
export function FailedCall({ error }: { error: unknown }) {
  if (!error || isSessionEnd(error)) return null
  return (
    <Alert severity="error" sx={{ width: '100%' }}>
      {errorMessage(error)}
    </Alert>
  )
}
