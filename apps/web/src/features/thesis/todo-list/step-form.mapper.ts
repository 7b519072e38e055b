import type { Wire } from '@diatrivi/contract/endpoints'
import { DURATION_CAPS, isDurationAllowed } from '@diatrivi/domain/thesis/todo-list/schedule'
import type { DurationUnit } from '@diatrivi/domain/thesis/todo-list/step'
import { DURATION_UNIT_NAMES } from '@diatrivi/domain/thesis/todo-list/step'
import type { Step } from '../../../entities/todo-list/todo-list.mapper.ts'
import { said } from '../../../shared/format/said.ts'

/** The values of the dialog of a step; the number as it was typed. */
export interface StepFormValues {
  title: string
  description: string
  amount: string
  unit: DurationUnit
}

export const EMPTY_STEP_FORM: StepFormValues = { title: '', description: '', amount: '1', unit: 'weeks' }

export function toStepForm(step: Step): StepFormValues {
  return {
    title: step.title,
    description: step.description,
    amount: String(step.duration.amount),
    unit: step.duration.unit,
  }
}

export function unitName(unit: DurationUnit): string {
  return said(DURATION_UNIT_NAMES[unit])
}

/** The number that was typed, or null where it is no whole number within the cap of its unit. */
export function readAmount({ amount, unit }: Pick<StepFormValues, 'amount' | 'unit'>): number | null {
  if (!/^\d{1,4}$/.test(amount.trim())) return null
  const duration = { amount: Number(amount), unit }
  return isDurationAllowed(duration) ? duration.amount : null
}

export function isAboveCap({ amount, unit }: Pick<StepFormValues, 'amount' | 'unit'>): boolean {
  return /^\d+$/.test(amount.trim()) && Number(amount) > DURATION_CAPS[unit]
}

type StepFields = Required<Omit<NonNullable<Wire<'createTodoItem'>['body']>['todoListItem'], 'dliOrder'>>

/** The form has checked the number. */
export function toStepFields(values: StepFormValues): StepFields {
  return {
    dliTitle: values.title.trim(),
    dliDescr: values.description.trim(),
    dliDuration: Number(values.amount),
    dliDurationUnit: values.unit,
  }
}
