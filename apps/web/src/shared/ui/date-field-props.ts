import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Ref } from 'react'

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
