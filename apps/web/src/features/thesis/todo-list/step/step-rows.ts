import { type IsoDate, isPast } from '@diatrivi/domain/shared/dates'
import { actualSchedule, daysLate, planSchedule, type Span } from '@diatrivi/domain/thesis/todo-list/schedule'
import { type StepState, stepState } from '@diatrivi/domain/thesis/todo-list/step'
import type { Step, TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'

/** A step as the screens draw it: its state, its planned dates and its actual ones. */
export interface StepRow {
  index: number
  step: Step
  state: StepState
  /** Null while the thesis has no start. */
  planned: Span | null
  actual: Span | null
  /** Days since the end that the step should have kept; 0 when it is confirmed, not yet open, or in time. */
  daysLate: number
}

interface StepRowsInput {
  list: Pick<TodoList, 'steps'>
  startDate: IsoDate | null
  today: IsoDate
  /** Whether a student works on the steps now: before the acceptance, and after the end, none of them is open. */
  isWorked: boolean
}

export function stepRows({ list, startDate, today, isWorked }: StepRowsInput): StepRow[] {
  const planned = startDate === null ? [] : planSchedule(list.steps, startDate)
  const actual = startDate === null ? [] : actualSchedule(list.steps, startDate)
  return list.steps.map((step, index) => {
    const stands = stepState(list.steps, index, step.returned !== null)
    const state = stands === 'current' && !isWorked ? 'locked' : stands
    const isOpen = isWorked && state !== 'confirmed' && state !== 'locked'
    const end = actual[index]?.end ?? null
    return {
      index,
      step,
      state,
      planned: planned[index] ?? null,
      actual: actual[index] ?? null,
      daysLate: isOpen && end !== null && isPast(end, today) ? daysLate(today, end) : 0,
    }
  })
}

/** Whether a step differs from its plan. */
export function strays({ planned, actual }: Pick<StepRow, 'planned' | 'actual'>): boolean {
  return planned?.start !== actual?.start || planned?.end !== actual?.end
}
