import type { FormEvent, KeyboardEvent } from 'react'
import { type FormFieldProps, FormTextField } from './form-fields.tsx'

interface FormTitleFieldProps extends FormFieldProps {
  maxLength: number
}

/** Where the browser cannot size a field, MUI measures the text, which needs a second layout of the page. */
const GROWS_BY_ITSELF = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content')
const GROWS = { '& textarea': { fieldSizing: 'content', overflow: 'hidden' } }

/** A title is one line of text, but may be longer than the screen is wide: it wraps, so that all of it is read. */
export function FormTitleField({ maxLength, ...props }: FormTitleFieldProps) {
  return (
    <FormTextField
      {...props}
      multiline
      {...(GROWS_BY_ITSELF && { sx: GROWS })}
      slotProps={{
        input: GROWS_BY_ITSELF ? { inputComponent: 'textarea' } : {},
        htmlInput: { maxLength, onKeyDown: sendOnEnter, onInput: stayOneLine },
      }}
    />
  )
}

/** As in every other field of one line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Removes line breaks of pasted text. */
function stayOneLine({ currentTarget }: FormEvent<HTMLTextAreaElement>) {
  if (/[\r\n]/.test(currentTarget.value)) {
    currentTarget.value = currentTarget.value.replace(/\s*[\r\n]+\s*/g, ' ')
  }
}
