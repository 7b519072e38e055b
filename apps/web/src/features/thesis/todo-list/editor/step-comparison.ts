import { m } from '../../../../paraglide/messages.js'
import type { Comparison } from '../../../../shared/forms/conflict/compared-field.ts'
import { type StepFormValues, unitName } from '../step-form.mapper.ts'

/** A number needs its unit, so both are chosen together. */
export const STEP_COMPARISON: Comparison<StepFormValues> = {
  title: { label: m.todo_lists_step_name, read: ({ title }) => title },
  description: { label: m.todo_lists_step_description, read: ({ description }) => description },
  amount: {
    label: m.todo_lists_duration,
    read: ({ amount, unit }) => `${amount} ${unitName(unit)}`,
  },
  unit: { chosenWith: 'amount' },
}
