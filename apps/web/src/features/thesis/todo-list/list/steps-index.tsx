import { stepAnchor } from '@diatrivi/contract/web-addresses'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import type { TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { today } from '../../../../shared/format/clock.ts'
import { Section } from '../../../../shared/ui/section.tsx'
import { StepStateChip } from '../step/step-chips.tsx'
import { stepRows } from '../step/step-rows.ts'

interface StepsIndexProps {
  thesis: Thesis
  list: TodoList
}

/** The list beside the text of its thesis: how each step stands, and the way to it. */
export function StepsIndex({ thesis, list }: StepsIndexProps) {
  const { startDate, state } = thesis
  const rows = stepRows({ list, startDate, today: today(), isWorked: state === 'inProgress' })
  return (
    <Section title={m.todo_list_list()}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {rows.map((row) => (
          <Box component="li" key={row.step.id} sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
            <Link
              component={RouterLink}
              to={{ hash: stepAnchor(row.step.id, 'step') }}
              sx={{ overflowWrap: 'break-word' }}
            >
              {m.todo_list_step_title({ position: row.step.position, title: row.step.title })}
            </Link>
            <StepStateChip state={row.state} />
          </Box>
        ))}
      </Box>
    </Section>
  )
}
