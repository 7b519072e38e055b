import type { StepState } from '@diatrivi/domain/thesis/todo-list/step'
import Box from '@mui/material/Box'
import type { ComponentType } from 'react'
import { m } from '../../../../paraglide/messages.js'
import CheckOutlined from '../../../../shared/icons/check-outlined.tsx'
import HourglassEmptyOutlined from '../../../../shared/icons/hourglass-empty-outlined.tsx'
import LockOutlined from '../../../../shared/icons/lock-outlined.tsx'
import TimelapseOutlined from '../../../../shared/icons/timelapse-outlined.tsx'
import UndoOutlined from '../../../../shared/icons/undo-outlined.tsx'
import type { StatusTone } from '../../../../shared/ui/status-chip.tsx'

interface Sign {
  Icon: ComponentType<{ fontSize?: 'small' | 'inherit' }>
  tone: StatusTone
  name: () => string
}

/** The sign of each state, the same wherever a step is shown. */
export const STEP_SIGNS: Record<StepState, Sign> = {
  locked: { Icon: LockOutlined, tone: 'muted', name: m.todo_list_state_locked },
  current: { Icon: TimelapseOutlined, tone: 'primary', name: m.todo_list_state_current },
  awaitingInstructor: { Icon: HourglassEmptyOutlined, tone: 'warning', name: m.todo_list_state_awaiting },
  returned: { Icon: UndoOutlined, tone: 'accent', name: m.todo_list_state_returned },
  confirmed: { Icon: CheckOutlined, tone: 'success', name: m.todo_list_state_confirmed },
}

/** A tone of the palette; muted states are neutral, in the colour of secondary text. */
export function paletteOf(state: StepState): Exclude<StatusTone, 'muted'> {
  const { tone } = STEP_SIGNS[state]
  return tone === 'muted' ? 'neutral' : tone
}

/** The sign in a disc, on the line of steps; the word stands beside it. */
export function StepDisc({ state }: { state: StepState }) {
  const { Icon } = STEP_SIGNS[state]
  const tone = paletteOf(state)
  const isOpen = state !== 'locked' && state !== 'confirmed'
  return (
    <Box
      aria-hidden
      sx={{
        width: 32,
        height: 32,
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        bgcolor: isOpen ? `${tone}.main` : `${tone}.tint`,
        color: isOpen ? `${tone}.contrastText` : `${tone}.main`,
      }}
    >
      <Icon fontSize="small" />
    </Box>
  )
}
