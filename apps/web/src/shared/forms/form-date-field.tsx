import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { DateField } from '../ui/date-field.tsx'
import { type FormFieldProps, type TypingError, useField } from './form-fields.tsx'

interface FormDateFieldProps extends FormFieldProps, TypingError {
  min?: IsoDate | undefined
  max?: IsoDate | undefined
  isAppointment?: boolean
}

/** A half-typed day stops the form, because it would be saved as no date. */
export function FormDateField({
  name,
  label,
  helperText,
  required,
  rules,
  deps,
  typingError,
  min,
  max,
  isAppointment = false,
  disabled,
}: FormDateFieldProps) {
  const typed = useRef<string | null>(null)
  const { getFieldState, trigger } = useFormContext()
  const { field, problem: sendingError } = useField({
    name,
    required,
    rules: { isDay: () => typed.current ?? true, ...rules },
    deps,
  })
  const problem = typingError ?? sendingError
  return (
    <DateField
      label={label}
      name={name}
      value={field.value}
      onChange={field.onChange}
      onProblem={(sentence) => {
        typed.current = sentence
        // A half-typed day that is emptied changes no value, so that the form would not judge it again by itself.
        if (sentence === null && getFieldState(name).error) void trigger(name)
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      min={min}
      max={max}
      isAppointment={isAppointment}
      required={Boolean(required)}
      disabled={disabled === true}
      error={problem !== undefined}
      helperText={problem ?? helperText}
    />
  )
}
