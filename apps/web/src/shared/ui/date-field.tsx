import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { formatDay } from '../format/dates.ts'
import type { DateFieldProps } from './date-field-props.ts'
import { FieldPlaceholder } from './field-placeholder.tsx'

/** The pickers and their calendar are large, and most pages have no date to enter. */
const DateFieldPicker = lazy(() =>
  import('./date-field-picker.tsx').then((module) => ({ default: module.DateFieldPicker })),
)

/** A day, typed or chosen from a calendar whose weeks begin on Monday. */
export function DateField(props: DateFieldProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Suspense
        fallback={
          <FieldPlaceholder
            label={props.label}
            value={props.value === null ? '' : formatDay(props.value)}
            // The line of the weekday is there from the start, so that nothing moves when the picker has come.
            helperText={
              props.helperText ?? (props.isAppointment === true && props.value !== null ? ' ' : undefined)
            }
          />
        }
      >
        <DateFieldPicker {...props} />
      </Suspense>
    </Box>
  )
}
