import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { formatSpan } from '../../../../shared/format/dates.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { Section } from '../../../../shared/ui/section.tsx'

/** What a thesis without a student will ask of its student, for those who consider it: docs/regulation.md#thesis-parts. */
export function TopicSteps({ list }: { list: TodoList }) {
  return (
    <Section title={m.todo_list_steps()} description={m.todo_list_before_start()}>
      {list.steps.length === 0 ? (
        <EmptyState isSmall text={m.todo_list_no_steps()} />
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
          {list.steps.map(({ id, position, title, duration, description }) => (
            <Box component="li" key={id} sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
              <Typography component="h3" sx={{ fontWeight: 600 }}>
                {m.todo_list_step_title({ position, title })}
              </Typography>
              <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
                {formatSpan(duration.amount, duration.unit)}
              </Box>
              {description !== '' && (
                <Box sx={{ mt: 1, whiteSpace: 'pre-line', maxWidth: '70ch' }}>{description}</Box>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Section>
  )
}
