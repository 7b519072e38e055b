import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Ref } from 'react'

export interface DateFieldProps {
  label: string
  value: IsoDate | null
  /** Called with whole days only, and with null when the field is empty or holds no day. */
  onChange: (value: IsoDate | null) => void
  /** Called when the typed text is no day, or none between `min` and `max`, and with null when it is corrected. */
  onProblem?: (sentence: string | null) => void
  onBlur?: () => void
  min?: IsoDate | undefined
  max?: IsoDate | undefined
  /** People come together on the day, or it is the last one for something: its weekday is said, and a day off by its name. */
  isAppointment?: boolean
  error?: boolean
  helperText?: string | undefined
  required?: boolean
  disabled?: boolean
  name?: string
  inputRef?: Ref<HTMLInputElement>
}
