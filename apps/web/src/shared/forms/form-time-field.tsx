import TextField from '@mui/material/TextField'
import { m } from '../../paraglide/messages.js'
import { readTime } from '../format/typed-time.ts'
import { type FormFieldProps, type TypingError, useField } from './form-fields.tsx'

/**
 * An hour on the clock of 24 hours. A field of the browser would ask for AM and PM where its language has them; what is
 * typed here is written out once the field is left.
 */
export function FormTimeField({
  name,
  label,
  helperText,
  required,
  rules,
  deps,
  disabled,
  typingError,
}: FormFieldProps & TypingError) {
  const { field, problem: sendingError } = useField({
    name,
    required,
    rules: { time: isTime, ...rules },
    deps,
  })
  const { ref, onBlur, ...input } = field
  const problem = typingError ?? sendingError
  return (
    <TextField
      {...input}
      inputRef={ref}
      onBlur={() => {
        const time = readTime(String(field.value))
        if (time !== null && time !== field.value) field.onChange(time)
        onBlur()
      }}
      label={label}
      required={Boolean(required)}
      disabled={disabled === true}
      error={problem !== undefined}
      helperText={problem ?? helperText}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          inputMode: 'numeric',
          maxLength: 7,
          autoComplete: 'off',
          placeholder: m.ui_time_example(),
        },
      }}
    />
  )
}

const isTime = (value: unknown) => value === '' || readTime(String(value)) !== null || m.ui_time_form()
