import type { Duration } from '@diatrivi/domain/thesis/todo-list/step'

/** What the wire calls the fields that an instructor writes in a list and in its steps. */
export const TODO_LIST_NAMES = {
  title: 'doListTitle',
  description: 'doListDescr',
} as const

export const STEP_NAMES = {
  title: 'dliTitle',
  description: 'dliDescr',
} as const

export const DURATION_NAMES = {
  amount: 'dliDuration',
  unit: 'dliDurationUnit',
} as const satisfies Record<keyof Duration, string>
