import Alert from '@mui/material/Alert'
import type { Ref } from 'react'
import { errorMessage } from '../api/error-message.ts'

interface FormAlertProps {
  error: unknown
  ref?: Ref<HTMLDivElement>
}

/** Why a form was refused; takes the focus when no field is to blame. */
export function FormAlert({ error, ref }: FormAlertProps) {
  return (
    <div ref={ref} tabIndex={-1} hidden={!error}>
      {error ? <Alert severity="error">{errorMessage(error)}</Alert> : null}
    </div>
  )
}
