import { PAPER_RETURN_MAX_BYTES, REASON_MAX } from '@diatrivi/contract/limits'
import { PAPER_RETURNS, type PaperReturn } from '@diatrivi/domain/examination/paper/paper'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormTextField } from '../../../shared/forms/form-fields.tsx'
import { FormFileField, otherThanFileError } from '../../../shared/forms/form-file-field.tsx'
import { FormRadio } from '../../../shared/forms/form-radio.tsx'
import type { FileLimits } from '../../../shared/ui/file-problem.ts'
import type { Paper } from './paper.mapper.ts'
import { useReturnPaper } from './paper.mutations.ts'
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

interface ReturnFormValues {
  how: PaperReturn
  file: File | null
  /** Asked for a paper that is not in force any more. */
  reason: string | undefined
}

/** The signed copy of a paper; of one that is not in force any more, with the reason why it is taken. */
export default function ReturnDialog({ paper, firstHow = 'scan', onClose }: ReturnDialogProps) {
  const sending = useReturnPaper()
  const [progress, setProgress] = useState<number | null>(null)
  const needsReason = paper.state !== 'valid'
  const form = useForm<ReturnFormValues>({
    defaultValues: { how: firstHow, file: null, reason: needsReason ? '' : undefined },
  })
  const how = form.watch('how')
  const send = ({ file, reason }: ReturnFormValues) => {
    if (file === null) return
    setProgress(0)
    const copy = { paperId: paper.id, how, reason: reason?.trim() ?? null, file }
    const sent = sending.mutateAsync({ ...copy, onProgress: setProgress })
    onceDone(
      sent.finally(() => setProgress(null)),
      onClose,
    )
  }
  return (
    <FormDialog
      title={m.paper_return_title({ paper: nameOf(paper) })}
      form={form}
      pending={sending.isPending}
      error={otherThanFileError(sending.error)}
      submitLabel={m.word_send()}
      onClose={onClose}
      onSubmit={send}
    >
      <FormRadio
        name="how"
        label={m.paper_return_how()}
        options={PAPER_RETURNS.map((value) => ({ value, label: HOW[value]() }))}
      />
      <FormFileField
        name="file"
        label={how === 'photo' ? m.paper_return_camera() : m.word_file()}
        limits={LIMITS[how]}
        isPhotographed={how === 'photo'}
        progress={progress}
        error={sending.error}
        onChosen={sending.reset}
      />
      {needsReason && (
        <FormTextField
          name="reason"
          label={m.paper_return_reason()}
          helperText={m.paper_return_reason_hint()}
          required
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
        />
      )}
    </FormDialog>
  )
}
