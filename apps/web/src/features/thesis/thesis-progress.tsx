import type { IsoDate } from '@diatrivi/domain/shared/dates'
import {
  actualSchedule,
  completionProgress,
  daysLate,
  scheduleEnd,
  timeProgress,
} from '@diatrivi/domain/todo-list/schedule'
import { currentStepIndex, isStudentDone } from '@diatrivi/domain/todo-list/step'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Thesis } from '../../model/thesis.mapper.ts'
import { m } from '../../paraglide/messages.js'
import { ProgressPair } from '../../shared/ui/progress-pair.tsx'

/** What a thesis in progress stands at, in one line of words. */
function progressSentence(thesis: Thesis): string {
  if (thesis.list === null || thesis.list.steps.length === 0) return m.thesis_no_list()
  const index = currentStepIndex(thesis.list.steps)
  const current = index === null ? undefined : thesis.list.steps[index]
  if (current === undefined) return m.thesis_ready_for_mark()
  const title = current.title
  return isStudentDone(current) ? m.thesis_step_awaits({ title }) : m.thesis_current_step({ title })
}

/** By how many days the steps, as they go, will miss the desired end; 0 when they will not. */
export function thesisDaysLate(thesis: Thesis): number {
  if (thesis.list === null || thesis.startDate === null) return 0
  return daysLate(scheduleEnd(actualSchedule(thesis.list.steps, thesis.startDate)), thesis.intendedEnd)
}

/** Time elapsed above, steps confirmed below, and the step one is at. */
export function ThesisProgress({ thesis, today }: { thesis: Thesis; today: IsoDate }) {
  const steps = thesis.list?.steps ?? []
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {steps.length > 0 && (
        <ProgressPair
          upper={{ label: m.thesis_time_elapsed(), value: timeProgress(steps, thesis.startDate, today) }}
          lower={{ label: m.thesis_steps_confirmed(), value: completionProgress(steps) }}
        />
      )}
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {progressSentence(thesis)}
      </Typography>
    </Box>
  )
}
