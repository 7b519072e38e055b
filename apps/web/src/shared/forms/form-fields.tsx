import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { type FieldValues, useController, useFormContext, type Validate } from 'react-hook-form'
import { m } from '../../paraglide/messages.js'
import { PasswordField } from '../ui/password-field.tsx'

type Judge = Validate<unknown, FieldValues>

export interface FormFieldProps {
  name: string
  label: string
  helperText?: string | undefined
  /** True for the usual sentence, or a sentence of one's own. */
  required?: boolean | string | undefined
  /** Rules that the browser checks, each true or a sentence; the API checks again. */
  rules?: Readonly<Record<string, Judge>> | undefined
  /** Fields whose rules ask for this one too; they are checked again when it changes. */
  deps?: string[] | undefined
  disabled?: boolean | undefined
}

/** The common part of every field: its value, its error, and where the focus goes when it is wrong. */
export function useField({
  name,
  required,
  rules,
  deps,
}: Pick<FormFieldProps, 'name' | 'required' | 'rules' | 'deps'>) {
  const { control } = useFormContext()
  const { field, fieldState } = useController({
    name,
    control,
    rules: {
      validate: { ...(required && { required: filled(required) }), ...rules },
      ...(deps && { deps }),
    },
  })
  return { field, problem: fieldState.error?.message }
}

/** Spaces alone do not fill a field. */
function filled(required: true | string): Judge {
  const isFilled = (value: unknown) =>
    typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined
  return (value) => isFilled(value) || (required === true ? m.ui_required() : required)
}

export interface TypingError {
  /** What is wrong already while it is typed, before the form is sent. */
  typingError?: string | undefined
}

export type FormTextFieldProps = FormFieldProps &
  Pick<
    TextFieldProps,
    'type' | 'multiline' | 'minRows' | 'maxRows' | 'autoComplete' | 'slotProps' | 'autoFocus' | 'sx'
  > &
  TypingError

export function FormTextField({
  name,
  label,
  helperText,
  required,
  rules,
  deps,
  disabled,
  typingError,
  ...props
}: FormTextFieldProps) {
  const { field, problem: sendingError } = useField({ name, required, rules, deps })
  const { ref, ...input } = field
  const problem = typingError ?? sendingError
  return (
    <TextField
      {...props}
      {...input}
      inputRef={ref}
      label={label}
      required={Boolean(required)}
      disabled={disabled === true}
      error={problem !== undefined}
      helperText={problem ?? helperText}
    />
  )
}

interface FormPasswordFieldProps extends Omit<FormFieldProps, 'deps'>, TypingError {
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
}

export function FormPasswordField({
  name,
  label,
  helperText,
  required,
  rules,
  autoComplete,
  autoFocus = false,
  disabled,
  typingError,
}: FormPasswordFieldProps) {
  const { field, problem: sendingError } = useField({ name, required, rules })
  const { ref, ...input } = field
  const problem = typingError ?? sendingError
  return (
    <PasswordField
      {...input}
      inputRef={ref}
      label={label}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      required={Boolean(required)}
      disabled={disabled === true}
      error={problem !== undefined}
      helperText={problem ?? helperText}
    />
  )
}

interface FormSelectProps extends Omit<FormFieldProps, 'helperText'> {
  helperText?: ReactNode
  options: readonly { value: string; label: ReactNode }[]
  /** Goes on with what the person has chosen, such as to fill other fields. */
  onChosen?: (value: string) => void
}

export function FormSelect({
  name,
  label,
  helperText,
  required,
  rules,
  deps,
  options,
  onChosen,
  disabled,
}: FormSelectProps) {
  const { field, problem } = useField({ name, required, rules, deps })
  const { ref, ...input } = field
  return (
    <TextField
      {...input}
      onChange={(event) => {
        input.onChange(event)
        onChosen?.(event.target.value)
      }}
      select
      inputRef={ref}
      label={label}
      required={Boolean(required)}
      disabled={disabled === true}
      error={problem !== undefined}
      helperText={problem ?? helperText}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
