import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import type { Toast } from './toast.ts'

interface ToastBarProps {
  toast: Toast
  /** Milliseconds. */
  duration: number
  open: boolean
  onClose: () => void
  onGone: () => void
}

export function ToastBar({ toast, duration, open, onClose, onGone }: ToastBarProps) {
  return (
    <Snackbar
      open={open}
      autoHideDuration={duration}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <Alert
        severity={toast.severity}
        onClose={onClose}
        sx={{ boxShadow: 8, border: 1, borderColor: 'divider', minWidth: 280, maxWidth: 560 }}
      >
        {toast.message}
      </Alert>
    </Snackbar>
  )
}
