import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { completionProgress, timeProgress } from '@diatrivi/domain/thesis/todo-list/schedule'
import { currentStepIndex } from '@diatrivi/domain/thesis/todo-list/step'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { ProgressPair } from '../../../../shared/ui/progress-pair.tsx'

interface ThesisProgressProps {
  steps: TodoList['steps']
  startDate: IsoDate | null
  today: IsoDate
}

/** Time elapsed above, steps confirmed below, and the current step. */
export function ThesisProgress({ steps, startDate, today }: ThesisProgressProps) {
  const current = steps[currentStepIndex(steps) ?? steps.length]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ProgressPair
        upper={{ label: m.word_time_elapsed(), value: timeProgress(steps, startDate, today) }}
        lower={{ label: m.word_steps_confirmed(), value: completionProgress(steps) }}
      />
      <Typography variant="body2" sx={{ overflowWrap: 'break-word' }}>
        {current ? m.thesis_list_current_step({ title: current.title }) : m.thesis_list_all_confirmed()}
      </Typography>
    </Box>
  )
}
