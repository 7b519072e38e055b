import { useWatch } from 'react-hook-form'
import { m } from '../../paraglide/messages.js'
import { FormTextField, type FormTextFieldProps } from './form-fields.tsx'

type FormCountedFieldProps = Omit<FormTextFieldProps, 'helperText' | 'slotProps'> & { maxLength: number }

/** Takes no character beyond the limit and shows how many are left. */
export function FormCountedField({ maxLength, ...props }: FormCountedFieldProps) {
  const text: string = useWatch({ name: props.name })
  return (
    <FormTextField
      {...props}
      helperText={m.ui_characters_left({ count: maxLength - text.length })}
      slotProps={{ htmlInput: { maxLength } }}
    />
  )
}
