import Link from '@mui/material/Link'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import type { TodoList } from '../../../entities/todo-list/todo-list.mapper.ts'
import { viewerQueries } from '../../../entities/viewer/viewer.queries.ts'
import { thesisQueries } from '../../../features/thesis/thesis/thesis.queries.ts'
import { TodoListEditor } from '../../../features/thesis/todo-list/editor/todo-list-editor.tsx'
import { todoListQueries } from '../../../features/thesis/todo-list/todo-list.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { idParam, pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { loadConversation } from '../../signed-in/thesis/conversation-about.tsx'
import type { Route } from './+types/edit-todo-list-page.ts'

/** Most lists that are opened may be changed. */
const ReadOnlyList = lazy(async () => ({ default: (await import('./read-only-list.tsx')).ReadOnlyList }))

export const meta = () => pageTitle(m.todo_lists_edit_page())

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const listId = idParam(params.id)
  const [list] = await Promise.all([
    queryClient.ensureQueryData({ ...todoListQueries.detail(listId), revalidateIfStale: true }),
    queryClient.ensureQueryData(viewerQueries.profile()),
  ])
  if (list.thesis !== null)
    await Promise.all([queryClient.ensureQueryData(thesisQueries.detail(list.thesis.id)), loadConversation()])
  return { listId }
}

export default function EditTodoListPage({ loaderData: { listId } }: Route.ComponentProps) {
  const { data: list } = useSuspenseQuery(todoListQueries.detail(listId))
  return (
    <>
      <PageHeader
        title={list.title}
        lead={<WhereItBelongs list={list} />}
        above={
          <Link component={RouterLink} to={paths.instructor.todoLists()}>
            {m.todo_lists_heading()}
          </Link>
        }
      />
      <Editor key={list.id} list={list} />
    </>
  )
}

function WhereItBelongs({ list: { thesis, leftBehind } }: { list: TodoList }) {
  const of = leftBehind?.thesis ?? thesis
  if (of === null) return m.todo_list_kind_template()
  return (
    <>
      <span>{m.field_thesis()}:</span>{' '}
      <Link component={RouterLink} to={paths.instructor.thesis(of.id)}>
        {of.title}
      </Link>
      {leftBehind && <span>{` · ${fullName(leftBehind.student)}, ${formatDay(leftBehind.on)}`}</span>}
    </>
  )
}

function Editor({ list }: { list: TodoList }) {
  const { data: viewer } = useSuspenseQuery(viewerQueries.viewer())
  const thesisId = list.thesis?.id
  // Loaded before the page; not suspended on, since a list may lose its thesis while it is open.
  const thesis = useQuery({ ...thesisQueries.detail(thesisId ?? 0), enabled: thesisId !== undefined })
  if (thesisId !== undefined && thesis.data === undefined) return <FormSkeleton />
  return (
    <TodoListEditor
      list={list}
      thesis={thesisId === undefined ? null : (thesis.data ?? null)}
      viewer={viewer}
      readOnly={(shown, refusal) => (
        <Suspense fallback={<FormSkeleton />}>
          <ReadOnlyList {...shown} viewer={viewer} refusal={refusal} />
        </Suspense>
      )}
    />
  )
}
