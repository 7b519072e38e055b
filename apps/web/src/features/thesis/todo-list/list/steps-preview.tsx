import type { StepState } from '@diatrivi/domain/thesis/todo-list/step'
import Box from '@mui/material/Box'
import type { Step } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { formatSpan } from '../../../../shared/format/dates.ts'
import { StepStateChip } from '../step/step-chips.tsx'

interface StepsPreviewProps {
  steps: readonly Step[]
  /** How each of them stands, in their order; left out where no student will work on this list. */
  states?: readonly StepState[]
}

/** The steps of a list, read at a glance. */
export function StepsPreview({ steps, states = [] }: StepsPreviewProps) {
  if (steps.length === 0) return <Box sx={{ color: 'text.secondary' }}>{m.todo_list_no_steps()}</Box>
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {steps.map((step, index) => {
        const state = states[index]
        return (
          <Box component="li" key={step.id} sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
            <Box sx={{ display: 'flex', gap: 3, justifyContent: 'space-between', width: '100%' }}>
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
                {m.todo_list_step_title({ position: step.position, title: step.title })}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {formatSpan(step.duration.amount, step.duration.unit)}
              </Box>
            </Box>
            {state && <StepStateChip state={state} />}
          </Box>
        )
      })}
    </Box>
  )
}
