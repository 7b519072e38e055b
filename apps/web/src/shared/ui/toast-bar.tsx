import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { Suspense, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { PHONE_BAR_HEIGHT } from './measures.ts'
import { VISUALLY_HIDDEN } from './sx.ts'
import { isUrgent, type ShownToast } from './toast.ts'

interface ToastBarProps {
  toast: ShownToast
  /** Milliseconds. */
  duration: number
  onGone: () => void
}

export function ToastBar({ toast, duration, onGone }: ToastBarProps) {
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  const undo = () => {
    close()
    toast.undo?.()
  }
  return (
    <Snackbar
      open={isOpen}
      autoHideDuration={duration}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      slotProps={{ transition: { onExited: onGone } }}
      sx={toast.isReplaced ? { '&.MuiSnackbar-root': VISUALLY_HIDDEN } : ABOVE_BAR}
    >
      <Alert
        severity={toast.severity}
        role={isUrgent(toast) ? 'alert' : 'presentation'}
        // An invisible button must not take the focus.
        {...(!toast.isReplaced && { onClose: close })}
        sx={{ boxShadow: 8, border: 1, borderColor: 'floatingEdge', minWidth: 280, maxWidth: 560 }}
      >
        <span>{toast.message}</span>
        {toast.undo && !toast.isReplaced && (
          <Button size="small" variant="text" color="inherit" onClick={undo} sx={{ ml: 2, my: -1 }}>
            {m.ui_undo()}
          </Button>
        )}
        {toast.next && !toast.isReplaced && <Suspense>{toast.next(close)}</Suspense>}
      </Alert>
    </Snackbar>
  )
}

const ABOVE_BAR = {
  bottom: { xs: `calc(8px + ${PHONE_BAR_HEIGHT})`, sm: `calc(24px + ${PHONE_BAR_HEIGHT})` },
}
