import { isSessionEnd } from '@diatrivi/client/api-error'
import { PAPER_RETURN_MAX_BYTES, REASON_MAX } from '@diatrivi/contract/limits'
import { PAPER_RETURNS, type PaperReturn } from '@diatrivi/domain/examination/paper/paper'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { errorMessage } from '../../../shared/api/error-message.ts'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FileField } from '../../../shared/ui/file-field.tsx'
import { type FileLimits, fileTrouble } from '../../../shared/ui/file-trouble.ts'
import { useToast } from '../../../shared/ui/toast-provider.tsx'
import { useReturnPaper } from './paper.mutations.ts'
import type { Paper } from './paper.queries.ts'
import { nameOf } from './paper-words.tsx'

const LIMITS: Record<PaperReturn, FileLimits> = {
  scan: { accept: '.pdf,.jpg,.jpeg,.png', maxBytes: PAPER_RETURN_MAX_BYTES },
  photo: { accept: '.jpg,.jpeg,.png', maxBytes: PAPER_RETURN_MAX_BYTES },
  digital: { accept: '.pdf', maxBytes: PAPER_RETURN_MAX_BYTES },
}

const HOW: Record<PaperReturn, () => string> = {
  scan: m.paper_return_scan,
  photo: m.paper_return_photo,
  digital: m.paper_return_digital,
}

interface ReturnDialogProps {
  paper: Paper
  /** Where it was opened by the code of the page, the camera is at hand. */
  firstHow?: PaperReturn
  onClose: () => void
}

/** The signed copy of a paper; of one that is not in force any more, with the reason why it is taken. */
export function ReturnDialog({ paper, firstHow = 'scan', onClose }: ReturnDialogProps) {
  const id = useId()
  const toast = useToast()
  const sending = useReturnPaper()
  const [how, setHow] = useState<PaperReturn>(firstHow)
  const [file, setFile] = useState<File | null>(null)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const needsReason = paper.state !== 'valid'
  const lacksReason = needsReason && reason.trim() === ''
  const choose = (chosen: File | null) => {
    sending.reset()
    setFile(chosen)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (file === null || lacksReason || fileTrouble(file, LIMITS[how]) !== null || sending.isPending) return
    setProgress(0)
    const said = { how, reason: needsReason ? reason.trim() : null }
    const sent = sending.mutateAsync({ paperId: paper.paperID, ...said, file, onProgress: setProgress })
    onceDone(
      sent.finally(() => setProgress(null)),
      () => {
        toast({ severity: 'success', message: m.paper_returned() })
        onClose()
      },
    )
  }
  const refusal = sending.error && !isSessionEnd(sending.error) ? errorMessage(sending.error) : undefined
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{m.paper_return_title({ paper: nameOf(paper) })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <FormControl>
            <FormLabel id={`${id}-how`}>{m.paper_return_how()}</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}-how`}
              value={how}
              onChange={(_event, chosen) => setHow(chosen as PaperReturn)}
            >
              {PAPER_RETURNS.map((one) => (
                <FormControlLabel key={one} value={one} control={<Radio />} label={HOW[one]()} />
              ))}
            </RadioGroup>
          </FormControl>
          <FileField
            label={how === 'photo' ? m.paper_return_camera() : m.paper_return_file()}
            file={file}
            onChange={choose}
            {...LIMITS[how]}
            isPhotographed={how === 'photo'}
            error={refusal ?? (isTried && file === null ? m.ui_required() : undefined)}
            progress={progress}
          />
          {needsReason && (
            <TextField
              label={m.paper_return_reason()}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={isTried && lacksReason}
              helperText={isTried && lacksReason ? m.ui_required() : m.paper_return_reason_hint()}
              required
              multiline
              minRows={2}
              fullWidth
              slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="neutral" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" variant="contained" loading={sending.isPending}>
            {m.paper_return_send()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
