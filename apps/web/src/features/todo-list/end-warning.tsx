import type { IsoDate } from '@diatrivi/domain/shared/dates'
import {
  actualSchedule,
  daysLate,
  endsLate,
  planSchedule,
  scheduleEnd,
} from '@diatrivi/domain/todo-list/schedule'
import TimerOffOutlined from '@mui/icons-material/TimerOffOutlined'
import Alert from '@mui/material/Alert'
import type { TodoList } from '../../model/todo-list.mapper.ts'
import { m } from '../../paraglide/messages.js'
import { formatDay } from '../../shared/format/dates.ts'

interface EndWarningProps {
  list: Pick<TodoList, 'steps'>
  startDate: IsoDate | null
  intendedEnd: IsoDate | null
}

/** Contract 4.11: told when the steps, as planned or as they go, end after the desired day. */
export function EndWarning({ list, startDate, intendedEnd }: EndWarningProps) {
  if (startDate === null || intendedEnd === null) return null
  const planned = planSchedule(list.steps, startDate)
  const actual = actualSchedule(list.steps, startDate)
  if (!endsLate(planned, actual, intendedEnd)) return null
  const days = Math.max(
    daysLate(scheduleEnd(planned), intendedEnd),
    daysLate(scheduleEnd(actual), intendedEnd),
  )
  return (
    <Alert severity="warning" icon={<TimerOffOutlined />}>
      {m.todo_list_ends_late_by({ count: days, date: formatDay(intendedEnd) })}
    </Alert>
  )
}
