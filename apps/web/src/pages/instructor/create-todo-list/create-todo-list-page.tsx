import Box from '@mui/material/Box'
import { useSuspenseQuery } from '@tanstack/react-query'
import { thesisQueries } from '../../../features/thesis/thesis/thesis.queries.ts'
import { NewTodoListForm } from '../../../features/thesis/todo-list/list/new-todo-list-form.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { idParam, pageTitle } from '../../../shared/route-module.ts'
import { READING_WIDTH } from '../../../shared/ui/measures.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import type { Route } from './+types/create-todo-list-page.ts'

export const meta = () => pageTitle(m.todo_lists_new())

/** `?thesis=7`: the list is for that thesis; without it a template is made. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const text = new URL(request.url).searchParams.get('thesis')
  const thesisId = text === null ? null : idParam(text)
  if (thesisId !== null) await queryClient.ensureQueryData(thesisQueries.detail(thesisId))
  return { thesisId }
}

export default function CreateTodoListPage({ loaderData: { thesisId } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={m.todo_lists_new()}
        lead={thesisId === null ? m.todo_lists_create_help() : <ThesisTitle thesisId={thesisId} />}
      />
      <Box sx={{ maxWidth: READING_WIDTH }}>
        <Section title={m.todo_lists_fields()}>
          <NewTodoListForm key={thesisId} thesisId={thesisId} />
        </Section>
      </Box>
    </>
  )
}

function ThesisTitle({ thesisId }: { thesisId: number }) {
  const { data: thesis } = useSuspenseQuery(thesisQueries.detail(thesisId))
  return m.todo_lists_for_thesis({ title: thesis.title })
}
