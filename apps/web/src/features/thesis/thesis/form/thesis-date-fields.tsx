import {
  closesAfterStart,
  endsBeforeStart,
  FIRST_THESIS_DAY,
  LAST_THESIS_DAY,
} from '@diatrivi/domain/thesis/thesis/thesis-dates'
import { useWatch } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { FormDateField } from '../../../../shared/forms/form-date-field.tsx'
import type { ThesisFormValues } from '../thesis-form.mapper.ts'

/* Two dates that contradict each other: docs/regulation.md#contradicting-dates. */

const RANGE = { min: FIRST_THESIS_DAY, max: LAST_THESIS_DAY }

interface DateProps {
  disabled: boolean
}

/** @param isAssigned the deadline is over with the assignment, whenever that was */
export function InterestDeadlineField({ isAssigned, disabled }: DateProps & { isAssigned: boolean }) {
  const [interestDeadline, startDate] = useWatch<ThesisFormValues, ['interestDeadline', 'startDate']>({
    name: ['interestDeadline', 'startDate'],
  })
  const isLate = !isAssigned && closesAfterStart({ interestDeadline, startDate })
  return (
    <FormDateField
      name="interestDeadline"
      label={m.thesis_interest_deadline()}
      helperText={isLate ? m.thesis_form_deadline_after_start() : undefined}
      disabled={disabled}
      {...RANGE}
    />
  )
}

export function StartDateField({ disabled }: DateProps) {
  return (
    <FormDateField
      name="startDate"
      label={m.word_start_date()}
      deps={['intendedEnd']}
      disabled={disabled}
      {...RANGE}
    />
  )
}

export function IntendedEndField({ disabled }: DateProps) {
  const [startDate, intendedEnd] = useWatch<ThesisFormValues, ['startDate', 'intendedEnd']>({
    name: ['startDate', 'intendedEnd'],
  })
  const isTooEarly = !disabled && endsBeforeStart({ startDate, intendedEnd })
  return (
    <FormDateField
      name="intendedEnd"
      label={m.word_intended_end()}
      rules={{
        isAfterStart: (_day, values) =>
          !endsBeforeStart(values as ThesisFormValues) || m.thesis_form_end_before_start(),
      }}
      typingError={isTooEarly ? m.thesis_form_end_before_start() : undefined}
      disabled={disabled}
      {...RANGE}
    />
  )
}
