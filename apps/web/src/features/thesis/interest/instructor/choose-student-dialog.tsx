import { MESSAGE_TO_OTHERS_MAX } from '@diatrivi/contract/limits'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type FormEvent, useId, useState } from 'react'
import { fullName } from '../../../../entities/person/person.ts'
import type { Interest, Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { CountedField } from '../../../../shared/ui/counted-field.tsx'

interface ChooseStudentDialogProps {
  thesis: Thesis
  interest: Interest
  isPending: boolean
  open: boolean
  onClose: () => void
  onChoose: (messageToOthers: string) => void
}

/** Chooses one of several students, with a message for the others: they read it when the one has accepted. */
export function ChooseStudentDialog({
  thesis,
  interest,
  isPending,
  open,
  onClose,
  onChoose,
}: ChooseStudentDialogProps) {
  const id = useId()
  const [message, setMessage] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) onChoose(message.trim())
  }
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {m.interest_choose_named({ name: fullName(interest.student) })}
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 4 }}>
            {m.interest_choose_text({ count: thesis.interests.length - 1 })}
          </DialogContentText>
          <CountedField
            label={m.interest_message_to_others()}
            text={message}
            onChange={setMessage}
            maxLength={MESSAGE_TO_OTHERS_MAX}
            rows={3}
          />
          <NoticePreview thesis={thesis} message={message.trim()} />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="neutral" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {m.interest_choose()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** In the order of the notice itself. */
function NoticePreview({ thesis, message }: { thesis: Thesis; message: string }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={PREVIEW}>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {m.interest_message_preview()}
      </Typography>
      <Typography sx={{ fontWeight: 650, lineHeight: 1.35 }}>{m.notice_interest_closed()}</Typography>
      {message !== '' && (
        <Typography sx={{ mt: 0.5, lineHeight: 1.4, whiteSpace: 'pre-line' }}>
          {m.notice_quoted({ title: message })}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {[thesis.title, message !== '' && fullName(thesis.instructor)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}

const PREVIEW = { mt: 4, p: 4, border: 1, borderColor: 'divider', borderRadius: 2, overflowWrap: 'anywhere' }
