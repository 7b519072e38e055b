import type { Hundredths } from '@diatrivi/domain/department/rulebook/marking-rules'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { m } from '../../../paraglide/messages.js'
import AddOutlined from '../../../shared/icons/add-outlined.tsx'
import RemoveOutlined from '../../../shared/icons/remove-outlined.tsx'
import { saidMark } from './mark-words.ts'
import { stepped, wholeRead } from './typed-marks.ts'

interface MarkFieldProps {
  label: string
  value: string
  step: Hundredths
  /** What is wrong with it; undefined while nothing is. */
  trouble: string | undefined
  onChange: (text: string) => void
}

/** One mark, by thumbs or by typing, with its words below. */
export function MarkField({ label, value, step, trouble, onChange }: MarkFieldProps) {
  const mark = wholeRead(value)
  return (
    <Box sx={ROW}>
      <IconButton
        aria-label={m.marking_less({ label })}
        onClick={() => onChange(stepped(value, -1, step))}
        sx={STEP}
      >
        <RemoveOutlined />
      </IconButton>
      <TextField
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={trouble !== undefined}
        helperText={trouble ?? (mark === null ? m.marking_none() : saidMark(mark).words)}
        fullWidth
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 5, autoComplete: 'off' } }}
      />
      <IconButton
        aria-label={m.marking_more({ label })}
        onClick={() => onChange(stepped(value, 1, step))}
        sx={STEP}
      >
        <AddOutlined />
      </IconButton>
    </Box>
  )
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: 3,
  alignItems: 'start',
  maxWidth: 420,
} as const
/** Large enough for a thumb, and as high as the field between them. */
const STEP = { width: 56, height: 56, border: 1, borderColor: 'divider' } as const
