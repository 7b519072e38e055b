import { type IsoDate, isIsoDate } from '@diatrivi/domain/shared/dates'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/el'
import 'dayjs/locale/en-gb'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { formatDay } from '../format/dates.ts'
import type { DateFieldProps } from './date-field.tsx'
import { pickerTexts } from './picker-texts.ts'

/** A day of the calendar and never a moment: `toJSON` of a picker's value is UTC, which is yesterday in Greece. */
function toIsoDate(value: Dayjs | null): IsoDate | null {
  if (value === null || !value.isValid()) return null
  const text = value.format('YYYY-MM-DD')
  return isIsoDate(text) ? text : null
}

export function DateFieldPicker({
  value,
  onChange,
  onTrouble,
  min,
  max,
  error,
  helperText,
  ...props
}: DateFieldProps) {
  const [shown, setShown] = useState<Dayjs | null>(() => value && dayjs(value))
  const [trouble, setTrouble] = useState<string | null>(null)
  // A half-typed day is no value yet, and must not be wiped by the null that stands for it outside.
  const isOutdated = toIsoDate(shown) !== value && (value !== null || trouble === null)
  if (isOutdated && !(value === null && shown !== null && !shown.isValid())) setShown(value && dayjs(value))

  const change = (next: Dayjs | null) => {
    setShown(next)
    onChange(toIsoDate(next))
  }
  const judge = (reason: string | null) => {
    const sentence = sentenceOf(reason, min, max)
    setTrouble(sentence)
    onTrouble?.(sentence)
  }
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={getLocale() === 'el' ? 'el' : 'en-gb'}
      localeText={pickerTexts()}
    >
      <DatePicker
        label={props.label}
        value={shown}
        onChange={change}
        onError={judge}
        format="DD/MM/YYYY"
        disabled={props.disabled === true}
        {...(min && { minDate: dayjs(min) })}
        {...(max && { maxDate: dayjs(max) })}
        {...(props.name && { name: props.name })}
        slotProps={{
          textField: {
            fullWidth: true,
            required: props.required === true,
            error: error === true || trouble !== null,
            helperText: trouble ?? helperText,
            ...(props.onBlur && { onBlur: props.onBlur }),
            ...(props.inputRef && { inputRef: props.inputRef }),
          },
          field: { clearable: props.required !== true },
          actionBar: { actions: [] },
        }}
      />
    </LocalizationProvider>
  )
}

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
