import { REASON_MAX } from '@diatrivi/contract/limits'
import DialogContentText from '@mui/material/DialogContentText'
import { useForm } from 'react-hook-form'
import type { Result } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormTextField } from '../../../shared/forms/form-fields.tsx'
import { saidMarkText } from './mark-words.ts'
import { useAcceptCorrections } from './marking.mutations.ts'

/** The supervisor says that what the committee asked for is done, and the thesis ends with its mark. */
export function AcceptDialog({ result, onClose }: { result: Result; onClose: () => void }) {
  const accept = useAcceptCorrections(result.examinationId)
  const form = useForm({ defaultValues: { note: '' } })
  return (
    <FormDialog
      title={m.marking_accept()}
      form={form}
      pending={accept.isPending}
      error={accept.error}
      submitLabel={m.word_accept()}
      onClose={onClose}
      onSubmit={({ note }) => onceDone(accept.mutateAsync(note.trim()), onClose)}
    >
      <DialogContentText>{m.marking_accept_text(saidMarkText(result.final))}</DialogContentText>
      <FormTextField
        name="note"
        label={m.marking_accept_note()}
        multiline
        minRows={2}
        autoFocus
        slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
      />
    </FormDialog>
  )
}
