import { FileField } from '../ui/file-field.tsx'
import { ATTACHMENT_LIMITS, type Attachment } from './use-attachment.ts'

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
      {...ATTACHMENT_LIMITS}
      file={attachment.file}
      onChange={attachment.choose}
      error={attachment.problem}
      progress={attachment.progress}
      onCancel={attachment.cancel}
      buttonRef={attachment.field}
    />
  )
}
