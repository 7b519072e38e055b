import Alert from '@mui/material/Alert'
import type { Ref } from 'react'
import { errorMessage } from '../api/error-message.ts'

/** Why a form was refused, above its fields; takes the focus when no field is to blame. */
export function ErrorSummary({ error, ref }: { error: unknown; ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} tabIndex={-1} role="alert" hidden={!error}>
      {error ? <Alert severity="error">{errorMessage(error)}</Alert> : null}
    </div>
  )
}
