import { RichTextEditor } from '../ui/rich-text-editor.tsx'
import { type FormFieldProps, useField } from './form-fields.tsx'

export function FormRichText({
  name,
  label,
  helperText,
  required,
  rules,
  minHeight,
  disabled,
}: FormFieldProps & { minHeight?: number }) {
  const { field, problem } = useField({ name, required, rules })
  return (
    <RichTextEditor
      label={label}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={problem !== undefined}
      helperText={problem ?? helperText}
      disabled={disabled === true}
      {...(minHeight !== undefined && { minHeight })}
    />
  )
}
