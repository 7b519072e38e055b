import Box from '@mui/material/Box'
import type { Step } from '../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { formatSpan } from '../../../shared/format/dates.ts'

/** The steps of a list, read at a glance. */
export function StepsPreview({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return <Box sx={{ color: 'text.secondary' }}>{m.todo_list_no_steps()}</Box>
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {steps.map((step) => (
        <Box component="li" key={step.id} sx={{ display: 'flex', gap: 3, justifyContent: 'space-between' }}>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {m.todo_list_step_title({ position: step.position, title: step.title })}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {formatSpan(step.duration.amount, step.duration.unit)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
