import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { m } from '../../../../paraglide/messages.js'
import ContentCopyOutlined from '../../../../shared/icons/content-copy-outlined.tsx'
import { useCopy } from '../../../../shared/ui/use-copy.ts'

interface SecretDialogProps {
  name: string
  secret: string
  onKept: () => void
}

/** The secret, this once. It closes by its button only, so that a click beside it loses nothing. */
export default function SecretDialog({ name, secret, onKept }: SecretDialogProps) {
  const id = useId()
  const copy = useCopy()
  return (
    <Dialog open aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {m.webhook_secret_title({ name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 5 }}>
        <Typography>{m.webhook_secret_text()}</Typography>
        <TextField
          label={m.webhook_secret_label()}
          value={secret}
          multiline
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false, sx: { wordBreak: 'break-all' } } }}
        />
        <Box>
          <Button
            variant="outlined"
            startIcon={<ContentCopyOutlined aria-hidden />}
            onClick={() => void copy(secret, m.second_factor_key_copied())}
          >
            {m.word_copy()}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onKept}>
          {m.webhook_secret_kept()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
