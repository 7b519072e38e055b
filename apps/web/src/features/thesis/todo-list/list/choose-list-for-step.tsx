import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import type { TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import AddOutlined from '../../../../shared/icons/add-outlined.tsx'
import { paths } from '../../../../shared/paths.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { SearchField } from '../../../../shared/ui/search-field.tsx'
import { Section } from '../../../../shared/ui/section.tsx'
import { ListSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { WHOLE_CARD } from '../../../../shared/ui/sx.ts'
import { todoListQueries } from '../todo-list.queries.ts'
import { MoreBySearch } from './more-by-search.tsx'

/** Asks for the list of a new step, where the address does not name one. */
export function ChooseListForStep() {
  const [title, setTitle] = useState('')
  const { data, error, refetch, isFetching } = useQuery(todoListQueries.choices({ title, isForStep: true }))
  return (
    <Section title={m.todo_lists_choose_list()}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <SearchField label={m.todo_lists_search()} value={title} onChange={setTitle} />
        {error && (
          <ErrorState
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
            headingLevel="h3"
          />
        )}
        {!error && data === undefined && <ListSkeleton count={4} />}
        {data?.total === 0 && (
          <EmptyState
            isSmall
            text={title === '' ? m.todo_lists_none() : m.todo_lists_none_match()}
            action={title === '' && <NewListButton />}
          />
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.lists.map((list) => (
            <ListLink key={list.id} list={list} />
          ))}
        </Box>
        {data && <MoreBySearch shown={data.lists.length} total={data.total} />}
      </Box>
    </Section>
  )
}

function NewListButton() {
  return (
    <Button component={RouterLink} to={paths.instructor.createTodoList()} startIcon={<AddOutlined />}>
      {m.todo_lists_new()}
    </Button>
  )
}

function ListLink({ list }: { list: TodoList }) {
  return (
    <Box component="li" sx={ROW}>
      <Link
        component={RouterLink}
        to={paths.instructor.createTodoItem(list.id)}
        sx={{ fontWeight: 600, ...WHOLE_CARD }}
      >
        {list.title}
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {m.todo_lists_steps_count({ count: list.steps.length })} ·{' '}
        {list.thesis === null ? m.todo_list_kind_template() : list.thesis.title}
      </Typography>
    </Box>
  )
}

/** Hairlines between the rows; the whole row is a button. */
const ROW = {
  position: 'relative',
  py: 3,
  overflowWrap: 'break-word',
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const
