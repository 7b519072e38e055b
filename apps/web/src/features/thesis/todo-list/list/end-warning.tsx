import { allConfirmed } from '@diatrivi/domain/shared/confirmations'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import {
  actualSchedule,
  daysLate,
  endsLate,
  planSchedule,
  scheduleEnd,
} from '@diatrivi/domain/thesis/todo-list/schedule'
import Alert from '@mui/material/Alert'
import type { TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { today } from '../../../../shared/format/clock.ts'
import { formatDay } from '../../../../shared/format/dates.ts'
import TimerOffOutlined from '../../../../shared/icons/timer-off-outlined.tsx'

interface EndWarningProps {
  list: Pick<TodoList, 'steps'>
  startDate: IsoDate | null
  intendedEnd: IsoDate | null
}

/** Shown when the steps, as planned or as they go, end after the desired day; when that day has passed; and afterwards, when they did. */
export function EndWarning({ list, startDate, intendedEnd }: EndWarningProps) {
  if (startDate === null || intendedEnd === null) return null
  const planned = planSchedule(list.steps, startDate)
  const actual = actualSchedule(list.steps, startDate)
  const date = formatDay(intendedEnd)
  const actualDays = daysLate(scheduleEnd(actual), intendedEnd)
  if (allConfirmed(list.steps)) {
    return actualDays === 0 ? null : (
      <Warning text={m.todo_list_ended_late_by({ days: inDays(actualDays), date })} />
    )
  }
  const daysSince = daysLate(today(), intendedEnd)
  if (daysSince > 0) return <Warning text={m.todo_list_overdue_by({ days: inDays(daysSince), date })} />
  if (!endsLate(planned, actual, intendedEnd)) return null
  if (actualDays > 0) return <Warning text={m.todo_list_ends_late_by({ days: inDays(actualDays), date })} />
  const days = inDays(daysLate(scheduleEnd(planned), intendedEnd))
  return <Warning text={m.todo_list_planned_late_by({ days, date })} />
}

const inDays = (count: number): string => m.format_days({ count })

function Warning({ text }: { text: string }) {
  return (
    <Alert severity="warning" icon={<TimerOffOutlined />}>
      {text}
    </Alert>
  )
}
