import TextField from '@mui/material/TextField'

interface FieldPlaceholderProps {
  label: string
  /** As the real field will write it. */
  value?: string
  helperText?: string | undefined
}

/** A field of the same size and words, until the real one is loaded. */
export function FieldPlaceholder({ label, value = '', helperText }: FieldPlaceholderProps) {
  return <TextField label={label} disabled value={value} helperText={helperText} sx={NOT_REFUSED} />
}

/** The field cannot be used yet, but keeps its usual colours. */
const NOT_REFUSED = {
  '& .MuiInputBase-input.Mui-disabled': { color: 'text.primary', WebkitTextFillColor: 'currentColor' },
  '& .MuiInputLabel-root.Mui-disabled, & .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' },
  '& .MuiOutlinedInput-root.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'controlEdge' },
}
