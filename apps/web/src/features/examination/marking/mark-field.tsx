import type { Hundredths } from '@diatrivi/domain/department/rulebook/marking-rules'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { m } from '../../../paraglide/messages.js'
import { type FormFieldProps, useField } from '../../../shared/forms/form-fields.tsx'
import AddOutlined from '../../../shared/icons/add-outlined.tsx'
import RemoveOutlined from '../../../shared/icons/remove-outlined.tsx'
import { saidMark } from './mark-words.ts'
import { stepped, wholeRead } from './typed-marks.ts'

interface MarkFieldProps extends Pick<FormFieldProps, 'name' | 'label' | 'rules'> {
  step: Hundredths
}

/** One mark, by thumbs or by typing, with its words below. */
export function MarkField({ name, label, rules, step }: MarkFieldProps) {
  const { field, problem } = useField({ name, rules })
  const { ref, ...input } = field
  const mark = wholeRead(field.value)
  return (
    <Box sx={ROW}>
      <IconButton
        aria-label={m.marking_less({ label })}
        onClick={() => field.onChange(stepped(field.value, -1, step))}
        sx={STEP}
      >
        <RemoveOutlined />
      </IconButton>
      <TextField
        {...input}
        inputRef={ref}
        label={label}
        error={problem !== undefined}
        helperText={problem ?? (mark === null ? m.marking_none() : saidMark(mark).words)}
        fullWidth
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 5, autoComplete: 'off' } }}
      />
      <IconButton
        aria-label={m.marking_more({ label })}
        onClick={() => field.onChange(stepped(field.value, 1, step))}
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
