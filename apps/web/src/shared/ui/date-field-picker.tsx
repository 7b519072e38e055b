import { type IsoDate, isIsoDate } from '@diatrivi/domain/shared/dates'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import type { DateValidationError, FieldRef } from '@mui/x-date-pickers/models'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/el'
import 'dayjs/locale/en-gb'
import { type FocusEvent, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { today } from '../format/clock.ts'
import { formatDay, formatWeekday } from '../format/dates.ts'
import { dayOffWarning } from '../format/days-off.ts'
import type { DateFieldProps } from './date-field-props.ts'
import { pickerTexts } from './picker-texts.ts'

/** Formats the calendar day, because `toJSON` of a picker's value is in UTC, which is yesterday in Greece. */
function toIsoDate(value: Dayjs | null): IsoDate | null {
  if (value === null || !value.isValid()) return null
  const text = value.format('YYYY-MM-DD')
  return isIsoDate(text) ? text : null
}

/** The day that is marked as today, and that an empty field opens at, is that of Athens wherever the reader is. */
class AthensDayjs extends AdapterDayjs {
  constructor(options: ConstructorParameters<typeof AdapterDayjs>[0]) {
    super(options)
    const { date } = this
    this.date = ((value, timezone) => date(value === undefined ? today() : value, timezone)) as typeof date
  }
}

export function DateFieldPicker({ value, onChange, onProblem, min, max, ...props }: DateFieldProps) {
  const field = useRef<FieldRef<Dayjs | null>>(null)
  const [shown, setShown] = useState<Dayjs | null>(() => value && dayjs(value))
  const [emitted, setEmitted] = useState(value)
  const [problem, setProblem] = useState<string | null>(null)
  // A draft or a reset changes the value from outside; otherwise a half-typed day stays.
  if (value !== emitted) {
    setEmitted(value)
    setShown(value && dayjs(value))
  }

  const judge = (sentence: string | null) => {
    setProblem(sentence)
    onProblem?.(sentence)
  }
  const change = (next: Dayjs | null, reason: DateValidationError) => {
    const day = toIsoDate(next)
    setShown(next)
    setEmitted(day)
    // Before the day itself, so that a form that judges each change does not judge it by the problem of the day before.
    judge(sentenceOf(reason, min, max))
    if (day !== value) onChange(day)
  }
  /** The picker reports no error for a day that is half typed. */
  const judgeParts = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    const parts = field.current?.getSections() ?? []
    const filled = parts.filter((part) => part.value !== '').length
    if (filled > 0 && filled < parts.length) judge(m.ui_date_invalid())
    else if (filled === 0) judge(null)
    props.onBlur?.()
  }

  const dayOff = props.isAppointment === true && value !== null ? dayOffWarning(value) : null
  const note = dayOff ?? (props.isAppointment === true && value !== null ? formatWeekday(value) : undefined)
  const helperText = problem ?? props.helperText
  return (
    <LocalizationProvider
      dateAdapter={AthensDayjs}
      adapterLocale={getLocale() === 'el' ? 'el' : 'en-gb'}
      localeText={pickerTexts()}
    >
      <DatePicker
        label={props.label}
        value={shown}
        onChange={(next, { validationError }) => change(next, validationError)}
        onError={(reason) => judge(sentenceOf(reason, min, max))}
        // As days are written everywhere: typed with or without a nought in front.
        format="D/M/YYYY"
        disabled={props.disabled === true}
        {...(min && { minDate: dayjs(min) })}
        {...(max && { maxDate: dayjs(max) })}
        {...(props.name && { name: props.name })}
        slotProps={{
          textField: {
            fullWidth: true,
            required: props.required === true,
            error: props.error === true || problem !== null,
            helperText: helperText ?? note,
            onBlur: judgeParts,
            sx: {
              ...(shown === null && READABLE_FORMAT),
              ...(helperText === undefined && dayOff !== null && WARNING),
            },
            // Above the field from the start: a long label would be cut beside the calendar's button.
            slotProps: { inputLabel: { shrink: true } },
            ...(props.inputRef && { inputRef: props.inputRef }),
          },
          field: { shouldRespectLeadingZeros: true, clearable: props.required !== true, fieldRef: field },
          // On a phone the calendar shows the days and a visible button to close.
          toolbar: { hidden: true },
          actionBar: ({ pickerVariant }) => ({ actions: pickerVariant === 'mobile' ? ['cancel'] : [] }),
        }}
      />
    </LocalizationProvider>
  )
}

/** A day off can be chosen all the same. */
const WARNING = { '& .MuiFormHelperText-root': { color: 'warning.main' } }

/** The format of an empty field says how to type a date. */
const READABLE_FORMAT = { '& .MuiPickersInputBase-sectionsContainer': { opacity: 0.75 } }

function sentenceOf(
  reason: string | null,
  min: IsoDate | undefined,
  max: IsoDate | undefined,
): string | null {
  if (reason === null) return null
  if (reason === 'minDate' && min) return m.ui_date_too_early({ date: formatDay(min) })
  if (reason === 'maxDate' && max) return m.ui_date_too_late({ date: formatDay(max) })
  return m.ui_date_invalid()
}
