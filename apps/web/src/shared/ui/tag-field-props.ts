import type { Tag } from '@diatrivi/domain/institution/keyword/keyword'
import type { Ref } from 'react'

export interface TagFieldProps {
  label: string
  /** The deleted ones included, because the API needs them. */
  tags: readonly Tag[]
  onChange: (tags: Tag[]) => void
  /** Keywords that exist already. */
  known: readonly string[]
  error?: boolean
  helperText?: string | undefined
  disabled?: boolean
  maxLength?: number
  inputRef?: Ref<HTMLInputElement>
  onBlur?: () => void
}
