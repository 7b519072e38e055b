import type { DurationUnit } from '@diatrivi/domain/todo-list/step'
import { m } from '../../../paraglide/messages.js'

const UNIT_NAMES: Record<DurationUnit, () => string> = {
  days: m.todo_list_unit_days,
  weeks: m.todo_list_unit_weeks,
  months: m.todo_list_unit_months,
}

export function unitName(unit: DurationUnit): string {
  return UNIT_NAMES[unit]()
}
