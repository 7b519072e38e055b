import { DURATION_CAPS } from '@diatrivi/domain/thesis/todo-list/schedule'
import {
  DURATION_UNITS,
  type DurationUnit,
  STEP_DESCRIPTION_MAX,
  STEP_TITLE_MAX,
} from '@diatrivi/domain/thesis/todo-list/step'
import Box from '@mui/material/Box'
import { useFormContext, useWatch } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { FormCountedField } from '../../../../shared/forms/form-counted-field.tsx'
import { FormSelect, FormTextField } from '../../../../shared/forms/form-fields.tsx'
import { isAboveCap, readAmount, type StepFormValues, unitName } from '../step-form.mapper.ts'

const ABOVE_CAP: Record<DurationUnit, () => string> = {
  days: m.todo_lists_cap_days,
  weeks: m.todo_lists_cap_weeks,
  months: m.todo_lists_cap_months,
}

/** The fields of a step: its title, what is to be done, and how long it may take. */
export function StepFields({ autoFocus = false }: { autoFocus?: boolean }) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <FormCountedField
        name="title"
        label={m.todo_lists_step_name()}
        maxLength={STEP_TITLE_MAX}
        required={m.field_title_required()}
        autoFocus={autoFocus}
      />
      <FormCountedField
        name="description"
        label={m.todo_lists_step_description()}
        maxLength={STEP_DESCRIPTION_MAX}
        multiline
        minRows={4}
      />
      <DurationFields />
    </Box>
  )
}

/** The cap is checked during typing; a missing number only when the form is sent. */
function DurationFields() {
  const { getValues } = useFormContext<StepFormValues>()
  const [amount, unit] = useWatch<StepFormValues, ['amount', 'unit']>({ name: ['amount', 'unit'] })
  const isAllowed = () => readAmount(getValues()) !== null || m.todo_lists_duration_whole()
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        alignItems: 'start',
      }}
    >
      <FormTextField
        name="amount"
        label={m.todo_lists_duration()}
        required={m.todo_lists_duration_whole()}
        rules={{ isAllowed }}
        typingError={isAboveCap({ amount, unit }) ? ABOVE_CAP[unit]() : undefined}
        helperText={m.todo_lists_duration_help({ cap: DURATION_CAPS[unit] })}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } }}
      />
      <FormSelect
        name="unit"
        label={m.todo_lists_duration_unit()}
        deps={['amount']}
        options={DURATION_UNITS.map((value) => ({ value, label: unitName(value) }))}
      />
    </Box>
  )
}
