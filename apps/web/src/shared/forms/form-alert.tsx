import Alert from '@mui/material/Alert'
import type { Ref } from 'react'
import { isApiError } from '../api/api-error.ts'
import { errorMessage } from '../api/error-message.ts'

interface FormAlertProps {
  error: unknown
  ref?: Ref<HTMLDivElement>
}

/** Why a form was refused; takes the focus when no field is to blame. */
export function FormAlert({ error, ref }: FormAlertProps) {
  // A session that has ended is told over the page, where one can sign in again.
  const isShown = Boolean(error) && !(isApiError(error) && error.status === 401)
  return (
    <div ref={ref} tabIndex={-1} hidden={!isShown}>
      {isShown && <Alert severity="error">{errorMessage(error)}</Alert>}
    </div>
  )
}
