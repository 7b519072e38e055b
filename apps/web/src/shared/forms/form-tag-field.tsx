import { TagField } from '../ui/tag-field.tsx'
import { type FormFieldProps, useField } from './form-fields.tsx'

export function FormTagField({
  name,
  label,
  helperText,
  rules,
  known,
  disabled,
}: FormFieldProps & { known: readonly string[] }) {
  const { field, problem } = useField({ name, rules })
  return (
    <TagField
      label={label}
      tags={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      known={known}
      disabled={disabled === true}
      error={problem !== undefined}
      helperText={problem ?? helperText}
    />
  )
}
