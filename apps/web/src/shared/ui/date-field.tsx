import type { IsoDate } from '@diatrivi/domain/shared/dates'
import Box from '@mui/material/Box'
import { lazy, type Ref, Suspense } from 'react'
import { FieldPlaceholder } from './field-placeholder.tsx'

/** The pickers and their calendar are large, and most pages have no date to enter. */
const DateFieldPicker = lazy(() =>
  import('./date-field-picker.tsx').then((module) => ({ default: module.DateFieldPicker })),
)

export interface DateFieldProps {
  label: string
  value: IsoDate | null
  /** Told of whole days only; of null when the field is emptied or holds no day. */
  onChange: (value: IsoDate | null) => void
  /** Told when something is typed that is no day, or none between `min` and `max`; null when it is mended. */
  onTrouble?: (sentence: string | null) => void
  onBlur?: () => void
  min?: IsoDate | undefined
  max?: IsoDate | undefined
  error?: boolean
  helperText?: string | undefined
  required?: boolean
  disabled?: boolean
  name?: string
  inputRef?: Ref<HTMLInputElement>
}

/** A day, typed as DD/MM/YYYY or chosen from a calendar whose weeks begin on Monday. */
export function DateField(props: DateFieldProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Suspense fallback={<FieldPlaceholder label={props.label} helperText={props.helperText} />}>
        <DateFieldPicker {...props} />
      </Suspense>
    </Box>
  )
}
