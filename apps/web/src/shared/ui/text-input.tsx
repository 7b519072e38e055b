import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { type ReactNode, useId } from 'react'

export interface TextInputProps
  extends Pick<
    OutlinedInputProps,
    | 'name'
    | 'type'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onBlur'
    | 'autoComplete'
    | 'autoFocus'
    | 'inputRef'
    | 'inputProps'
    | 'endAdornment'
  > {
  label: string
  error?: boolean
  helperText?: ReactNode
  required?: boolean
  disabled?: boolean
}

/**
 * One line of text. The same to look at as MUI's `TextField`, which would bring the select, the menu and two more
 * shapes of input to the sign-in page, which must load fast.
 */
export function TextInput({
  label,
  error = false,
  helperText,
  required = false,
  disabled = false,
  ...input
}: TextInputProps) {
  const id = useId()
  return (
    <FormControl variant="outlined" fullWidth error={error} required={required} disabled={disabled}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        aria-describedby={helperText ? `${id}-help` : undefined}
        {...input}
      />
      {helperText && <FormHelperText id={`${id}-help`}>{helperText}</FormHelperText>}
    </FormControl>
  )
}
