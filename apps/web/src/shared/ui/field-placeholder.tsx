import TextField from '@mui/material/TextField'

/** A field of the same size, until the real one is here. */
export function FieldPlaceholder({ label, helperText }: { label: string; helperText?: string | undefined }) {
  return <TextField label={label} disabled value="" helperText={helperText} />
}
