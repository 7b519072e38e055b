import { ATTACHMENT_MAX_BYTES } from '@diatrivi/domain/todo-list/step'
import { FileField } from '../shared/ui/file-field.tsx'
import { ATTACHMENT_ENDINGS } from './attachment.ts'
import type { Attachment } from './use-attachment.ts'

interface AttachmentFieldProps {
  attachment: Attachment
  label: string
  hint: string
  disabled: boolean
  isCompact?: boolean
}

/** Where the file of a form is chosen, and where its progress and its trouble are seen. */
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
