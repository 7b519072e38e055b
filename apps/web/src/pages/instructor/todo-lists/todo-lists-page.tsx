import Button from '@mui/material/Button'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { viewerQueries } from '../../../entities/viewer/viewer.queries.ts'
import { TodoListBrowser } from '../../../features/thesis/todo-list/browse/todo-list-browser.tsx'
import { todoListQueries } from '../../../features/thesis/todo-list/todo-list.queries.ts'
import { readListSearch } from '../../../features/thesis/todo-list/todo-list-search.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import AddOutlined from '../../../shared/icons/add-outlined.tsx'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/todo-lists-page.ts'

export const meta = () => pageTitle(m.menu_todo_lists())

/** Starts the request while the page's code is loading; the page itself shows loading and failure. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  void queryClient.prefetchQuery(todoListQueries.page(readListSearch(new URL(request.url).searchParams)))
  await queryClient.ensureQueryData(viewerQueries.profile())
}

export default function TodoListsPage() {
  const { data: viewer } = useSuspenseQuery(viewerQueries.viewer())
  return (
    <>
      <PageHeader
        title={m.menu_todo_lists()}
        lead={m.todo_lists_intro()}
        actions={
          <Button
            component={Link}
            to={paths.instructor.createTodoList()}
            variant="contained"
            startIcon={<AddOutlined />}
          >
            {m.todo_lists_new()}
          </Button>
        }
      />
      <TodoListBrowser viewer={viewer} />
    </>
  )
}
