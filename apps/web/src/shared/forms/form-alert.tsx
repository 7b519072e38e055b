import { isSessionEnd } from '@diatrivi/client/api-error'
import Alert from '@mui/material/Alert'
import type { Ref } from 'react'
import { errorMessage } from '../api/error-message.ts'

interface FormAlertProps {
  error: unknown
  /** Sentences about what the form has no field for. */
  unplaced?: readonly string[]
  ref?: Ref<HTMLDivElement>
}

/** Why a form was refused; takes the focus when the error names no field. */
export function FormAlert({ error, unplaced = [], ref }: FormAlertProps) {
  const isShown = Boolean(error) && !isSessionEnd(error)
  return (
    <div ref={ref} tabIndex={-1} hidden={!isShown}>
      {isShown && <Alert severity="error">{[errorMessage(error), ...unplaced].join(' ')}</Alert>}
    </div>
  )
}
