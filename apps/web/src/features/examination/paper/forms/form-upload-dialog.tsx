import { PAPER_FORM_MAX_BYTES } from '@diatrivi/contract/limits'
import { EXAMPLE_ISSUE, EXAMPLE_PAPERS } from '@diatrivi/domain/examination/paper/example-papers'
import { formTags } from '@diatrivi/domain/examination/paper/form-tags'
import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import { PAPER_KIND_NAMES } from '@diatrivi/domain/examination/paper/paper-names'
import DialogContentText from '@mui/material/DialogContentText'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { onceDone } from '../../../../shared/api/once-done.ts'
import { said } from '../../../../shared/format/said.ts'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormFileField, otherThanFileError } from '../../../../shared/forms/form-file-field.tsx'
import { useSetPaperForm } from './paper-form.mutations.ts'

const LIMITS = { accept: '.docx', maxBytes: PAPER_FORM_MAX_BYTES }

/** A form from Word; what is wrong with it is said beside the file, with the name of the tag. */
export default function FormUploadDialog({ kind, onClose }: { kind: PaperKind; onClose: () => void }) {
  const sending = useSetPaperForm()
  const form = useForm<{ file: File | null }>({ defaultValues: { file: null } })
  const [progress, setProgress] = useState<number | null>(null)
  const send = ({ file }: { file: File | null }) => {
    if (file === null) return
    setProgress(0)
    const sent = sending.mutateAsync({ kind, file, onProgress: setProgress })
    onceDone(
      sent.finally(() => setProgress(null)),
      onClose,
    )
  }
  return (
    <FormDialog
      title={m.paper_form_give_named({ kind: said(PAPER_KIND_NAMES[kind]) })}
      form={form}
      pending={sending.isPending}
      error={otherThanFileError(sending.error)}
      submitLabel={m.paper_form_send()}
      onClose={onClose}
      onSubmit={send}
    >
      <DialogContentText>{m.paper_form_give_text({ example: exampleTag(kind) })}</DialogContentText>
      <FormFileField
        name="file"
        label={m.paper_form_file()}
        limits={LIMITS}
        progress={progress}
        error={sending.error}
        onChosen={sending.reset}
      />
    </FormDialog>
  )
}

/** One that this kind has. */
function exampleTag(kind: PaperKind): string {
  const [first] = formTags(EXAMPLE_PAPERS[kind], EXAMPLE_ISSUE, null).tags
  return `{${first?.name ?? ''}}`
}
