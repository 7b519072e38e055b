import { ATTACHMENT_MAX_BYTES } from '@diatrivi/domain/todo-list/step'
import { FileField } from '../ui/file-field.tsx'
import type { Attachment } from './use-attachment.ts'

/** Endings of the documents, archives and images that the API takes; the API checks the bytes itself. */
const ATTACHMENT_ENDINGS =
  '.pdf,.doc,.docx,.odt,.rtf,.txt,.md,.tex,.ppt,.pptx,.odp,.xls,.xlsx,.ods,.csv,.zip,.7z,.gz,.tar,.png,.jpg,.jpeg,.webp,.gif,.svg'

interface AttachmentFieldProps {
  attachment: Attachment
  label: string
  hint: string
  disabled: boolean
  isCompact?: boolean
}

/** The field for the file of a form, with its progress and its error. */
export function AttachmentField({ attachment, ...field }: AttachmentFieldProps) {
  return (
    <FileField
      {...field}
      file={attachment.file}
      onChange={attachment.choose}
      accept={ATTACHMENT_ENDINGS}
      maxBytes={ATTACHMENT_MAX_BYTES}
      error={attachment.trouble}
      progress={attachment.progress}
      onCancel={attachment.cancel}
    />
  )
}
