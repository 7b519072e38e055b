import type { StepState } from '@diatrivi/domain/thesis/todo-list/step'
import { m } from '../../../../paraglide/messages.js'
import TimerOffOutlined from '../../../../shared/icons/timer-off-outlined.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { STEP_SIGNS } from './step-state-sign.tsx'

export function StepStateChip({ state }: { state: StepState }) {
  const { Icon, tone, name } = STEP_SIGNS[state]
  return <StatusChip size="small" tone={tone} icon={<Icon />} label={name()} />
}

export function LateChip({ days }: { days: number }) {
  if (days === 0) return null
  return (
    <StatusChip
      size="small"
      tone="error"
      icon={<TimerOffOutlined />}
      label={m.todo_list_late_by({ count: days })}
    />
  )
}
