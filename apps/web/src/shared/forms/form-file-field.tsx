import { errorMessage } from '../api/error-message.ts'
import { isFileError } from '../api/file-error.ts'
import { FileField } from '../ui/file-field.tsx'
import { type FileLimits, fileProblem } from '../ui/file-problem.ts'
import { type FormFieldProps, useField } from './form-fields.tsx'

interface FormFileFieldProps extends Pick<FormFieldProps, 'name' | 'label'> {
  limits: FileLimits
  /** 0 to 1 during the upload. */
  progress: number | null
  /** Why sending was refused; what is said of the file stands beside the file. */
  error: unknown
  /** Another file was chosen, or none, so that the error is over. */
  onChosen: () => void
  isPhotographed?: boolean
}

/** The file that a form is about; what goes along with a form is an `AttachmentField`. */
export function FormFileField({
  name,
  label,
  limits,
  progress,
  error,
  onChosen,
  isPhotographed = false,
}: FormFileFieldProps) {
  const { field, problem } = useField({
    name,
    required: true,
    rules: { file: (file) => fileProblem(file as File | null, limits) ?? true },
  })
  return (
    <FileField
      label={label}
      file={field.value}
      onChange={(file) => {
        onChosen()
        field.onChange(file)
      }}
      {...limits}
      isPhotographed={isPhotographed}
      error={isFileError(error) ? errorMessage(error) : problem}
      progress={progress}
      buttonRef={field.ref}
    />
  )
}

/** What is left for the form to say. */
export const otherThanFileError = (error: unknown) => (isFileError(error) ? null : error)
