import { isSessionEnd } from '@diatrivi/client/api-error'
import { PAPER_FORM_MAX_BYTES } from '@diatrivi/contract/limits'
import { EXAMPLE_ISSUE, EXAMPLE_PAPERS } from '@diatrivi/domain/examination/paper/example-papers'
import { formTags } from '@diatrivi/domain/examination/paper/form-tags'
import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, useId, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { errorMessage } from '../../../../shared/api/error-message.ts'
import { onceDone } from '../../../../shared/api/once-done.ts'
import { FileField } from '../../../../shared/ui/file-field.tsx'
import { fileTrouble } from '../../../../shared/ui/file-trouble.ts'
import { useToast } from '../../../../shared/ui/toast-provider.tsx'
import { KIND_WORDS } from '../paper-words.tsx'
import { useSetPaperForm } from './paper-form.mutations.ts'

const LIMITS = { accept: '.docx', maxBytes: PAPER_FORM_MAX_BYTES }

/** A form from Word; what is wrong with it is said beside the file, with the name of the tag. */
export function FormUploadDialog({ kind, onClose }: { kind: PaperKind; onClose: () => void }) {
  const id = useId()
  const toast = useToast()
  const sending = useSetPaperForm()
  const [file, setFile] = useState<File | null>(null)
  const [isTried, setTried] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const choose = (chosen: File | null) => {
    sending.reset()
    setFile(chosen)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (file === null || fileTrouble(file, LIMITS) !== null || sending.isPending) return
    setProgress(0)
    const sent = sending.mutateAsync({ kind, file, onProgress: setProgress })
    onceDone(
      sent.finally(() => setProgress(null)),
      () => {
        toast({ severity: 'success', message: m.paper_form_given() })
        onClose()
      },
    )
  }
  const refusal = sending.error && !isSessionEnd(sending.error) ? errorMessage(sending.error) : undefined
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{m.paper_form_give_named({ kind: KIND_WORDS[kind]() })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <DialogContentText>{m.paper_form_give_text({ example: exampleTag(kind) })}</DialogContentText>
          <FileField
            label={m.paper_form_file()}
            file={file}
            onChange={choose}
            {...LIMITS}
            error={refusal ?? (isTried && file === null ? m.ui_required() : undefined)}
            progress={progress}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="neutral" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" variant="contained" loading={sending.isPending}>
            {m.paper_form_send()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** One that this kind has. */
function exampleTag(kind: PaperKind): string {
  const [first] = formTags(EXAMPLE_PAPERS[kind], EXAMPLE_ISSUE, null).tags
  return `{${first?.name ?? ''}}`
}
