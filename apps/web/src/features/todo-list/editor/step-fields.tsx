import { DURATION_CAPS } from '@diatrivi/domain/todo-list/schedule'
import {
  DURATION_UNITS,
  type DurationUnit,
  STEP_DESCRIPTION_MAX,
  STEP_TITLE_MAX,
} from '@diatrivi/domain/todo-list/step'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { m } from '../../../paraglide/messages.js'
import { type StepFormValues, unitName } from '../step-form.mapper.ts'
import type { StepForm } from './use-step-form.ts'

/** The fields of a step: its title, what is to be done, and how long it may take. */
export function StepFields({ form, autoFocus = false }: { form: StepForm; autoFocus?: boolean }) {
  const { values, set, trouble } = form
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <LimitedField
        form={form}
        name="title"
        label={m.todo_list_step_name()}
        max={STEP_TITLE_MAX}
        required
        autoFocus={autoFocus}
      />
      <LimitedField
        form={form}
        name="description"
        label={m.todo_list_step_description()}
        max={STEP_DESCRIPTION_MAX}
        multiline
        minRows={4}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          alignItems: 'start',
        }}
      >
        <TextField
          label={m.todo_list_duration()}
          name="amount"
          value={values.amount}
          onChange={(event) => set({ amount: event.target.value })}
          required
          error={trouble.amount !== undefined}
          helperText={trouble.amount ?? m.todo_list_duration_help({ cap: DURATION_CAPS[values.unit] })}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } }}
        />
        <TextField
          select
          label={m.todo_list_duration_unit()}
          value={values.unit}
          onChange={(event) => set({ unit: event.target.value as DurationUnit })}
        >
          {DURATION_UNITS.map((unit) => (
            <MenuItem key={unit} value={unit}>
              {unitName(unit)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </Box>
  )
}

interface LimitedFieldProps {
  form: StepForm
  name: Exclude<keyof StepFormValues, 'amount' | 'unit'>
  label: string
  max: number
  required?: boolean
  multiline?: boolean
  minRows?: number
  autoFocus?: boolean
}

/** Takes no character beyond the limit and shows how many are left. */
function LimitedField({ form: { values, set, trouble }, name, label, max, ...props }: LimitedFieldProps) {
  return (
    <TextField
      {...props}
      name={name}
      label={label}
      value={values[name]}
      onChange={(event) => set({ [name]: event.target.value.slice(0, max) })}
      error={trouble[name] !== undefined}
      helperText={trouble[name] ?? m.todo_list_characters_left({ count: max - values[name].length })}
      slotProps={{ htmlInput: { maxLength: max } }}
    />
  )
}
