import TextField from '@mui/material/TextField'
import type { Ref } from 'react'
import { m } from '../../paraglide/messages.js'

interface CountedFieldProps {
  label: string
  text: string
  onChange: (text: string) => void
  /** It is taken no longer. */
  maxLength: number
  /** How many lines it has at least. */
  rows: number
  /** What is wrong with the text; null of one that is in order. */
  problem?: string | null
  readOnly?: boolean
  fieldRef?: Ref<HTMLTextAreaElement>
}

/** A field of several lines, outside of a form with a schema: it grows with its text and says how many characters are left. */
export function CountedField({
  label,
  text,
  onChange,
  maxLength,
  rows,
  problem = null,
  readOnly = false,
  fieldRef,
}: CountedFieldProps) {
  return (
    <TextField
      label={label}
      value={text}
      inputRef={fieldRef}
      onChange={(event) => onChange(event.target.value)}
      error={problem !== null}
      helperText={problem ?? m.ui_characters_left({ count: maxLength - text.length })}
      multiline
      fullWidth
      sx={{ '& textarea': { fieldSizing: 'content', minHeight: `${rows}lh`, maxHeight: '16lh' } }}
      slotProps={{
        // The browser sizes the field where it can, because MUI measures the whole page when the field appears.
        input: { inputComponent: 'textarea' },
        htmlInput: { rows, maxLength, readOnly },
        formHelperText: problem === null ? {} : { role: 'alert' },
      }}
    />
  )
}
