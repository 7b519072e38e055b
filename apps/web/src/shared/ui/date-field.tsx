import type { IsoDate } from '@diatrivi/domain/shared/dates'
import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import type { DateFieldProps } from './date-field-props.ts'
import { FieldPlaceholder } from './field-placeholder.tsx'

/** The pickers and their calendar are large, and most pages have no date to enter. */
const DateFieldPicker = lazy(() =>
  import('./date-field-picker.tsx').then((module) => ({ default: module.DateFieldPicker })),
)

/** As the picker writes it. */
function typedDay(day: IsoDate | null): string {
  return day === null ? '' : day.split('-').reverse().join('/')
}

/** A day, typed as DD/MM/YYYY or chosen from a calendar whose weeks begin on Monday. */
export function DateField(props: DateFieldProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Suspense
        fallback={
          <FieldPlaceholder label={props.label} value={typedDay(props.value)} helperText={props.helperText} />
        }
      >
        <DateFieldPicker {...props} />
      </Suspense>
    </Box>
  )
}
