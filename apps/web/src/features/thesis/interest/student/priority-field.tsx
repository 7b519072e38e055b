import { isPriority } from '@diatrivi/domain/thesis/interest/interest.policy'
import TextField from '@mui/material/TextField'
import { m } from '../../../../paraglide/messages.js'
import { priorityError } from '../priority.mapper.ts'

interface PriorityFieldProps {
  /** As it was typed. */
  value: string
  onChange: (value: string) => void
  isWrong: boolean
  /** Why it was refused, if it was. */
  error: unknown
  disabled?: boolean
  autoFocus?: boolean
}

/** The typed priority, or null where the text is none. */
export function parsePriority(typed: string): number | null {
  const priority = Number(typed)
  return /^\d{1,3}$/.test(typed.trim()) && isPriority(priority) ? priority : null
}

export function PriorityField({ value, onChange, isWrong, error, disabled, autoFocus }: PriorityFieldProps) {
  const problem = isWrong ? m.interest_priority_range() : priorityError(error)
  return (
    <TextField
      label={m.interest_priority()}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={problem !== undefined}
      helperText={problem ?? m.interest_priority_help()}
      disabled={disabled === true}
      autoFocus={autoFocus === true}
      size="small"
      fullWidth
      // Text, because the wheel changes a number on its way past.
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } }}
    />
  )
}
