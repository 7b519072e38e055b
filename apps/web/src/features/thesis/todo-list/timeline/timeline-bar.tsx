import type { StepState } from '@diatrivi/domain/thesis/todo-list/step'
import Box from '@mui/material/Box'
import { filledInContrast, HATCHED } from '../../../../shared/ui/sx.ts'
import { paletteOf } from '../step/step-state-sign.tsx'
import type { Stretch, TimelineBar } from './timeline.ts'

/** The actual dates of the step; below, thin, the planned ones. Late days are hatched. */
export function BarTrack({ bar }: { bar: TimelineBar }) {
  return (
    <Box sx={{ position: 'relative', height: 18 }}>
      <Box sx={{ ...BAR, ...look(bar.row.state) }} style={place(bar.actual)} />
      {bar.late !== null && <Box sx={{ ...BAR, ...LATE }} style={fromItsEnd(bar.late)} />}
      {bar.planned !== null && <Box sx={PLANNED} style={place(bar.planned)} />}
    </Box>
  )
}

function place({ from, to }: Stretch) {
  return { left: `${from}%`, width: `${Math.max(0.6, to - from)}%` }
}

/** How the bar of a step in that state is filled. */
export function look(state: StepState) {
  const tone = paletteOf(state)
  return state === 'locked'
    ? { bgcolor: 'neutral.tint', border: 1, borderColor: 'controlEdge' }
    : { bgcolor: `${tone}.main`, ...filledInContrast('CanvasText') }
}

function fromItsEnd({ from, to }: Stretch) {
  return { right: `${100 - to}%`, width: `${to - from}%` }
}

const BAR = { position: 'absolute', top: 2, height: 10, borderRadius: '3px' } as const

/** Its least width shows one day among many months. */
export const LATE = { ...HATCHED, minWidth: 8 } as const

export const PLANNED = {
  position: 'absolute',
  top: 14,
  height: 3,
  borderRadius: '2px',
  bgcolor: 'text.secondary',
  opacity: 0.55,
} as const
