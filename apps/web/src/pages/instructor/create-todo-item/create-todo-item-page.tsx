import Box from '@mui/material/Box'
import { useSuspenseQuery } from '@tanstack/react-query'
import { StepPageForm } from '../../../features/thesis/todo-list/editor/step-page-form.tsx'
import { ChooseListForStep } from '../../../features/thesis/todo-list/list/choose-list-for-step.tsx'
import { todoListQueries } from '../../../features/thesis/todo-list/todo-list.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { idParam, pageTitle } from '../../../shared/route-module.ts'
import { READING_WIDTH } from '../../../shared/ui/measures.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/create-todo-item-page.ts'

export const meta = () => pageTitle(m.todo_lists_add_step())

/** `?list=7`: the step goes to that list; without it the list is chosen first. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const text = new URL(request.url).searchParams.get('list')
  const listId = text === null ? null : idParam(text)
  if (listId !== null) await queryClient.ensureQueryData(todoListQueries.detail(listId))
  return { listId }
}

export default function CreateTodoItemPage({ loaderData: { listId } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={m.todo_lists_add_step()}
        lead={listId === null ? m.todo_lists_choose_list_text() : <ListTitle listId={listId} />}
      />
      <Box sx={{ maxWidth: READING_WIDTH }}>
        {listId === null ? <ChooseListForStep /> : <StepPageForm key={listId} listId={listId} />}
      </Box>
    </>
  )
}

function ListTitle({ listId }: { listId: number }) {
  const { data: list } = useSuspenseQuery(todoListQueries.detail(listId))
  return list.title
}
