import { LISTS_PER_PAGE } from '@diatrivi/domain/thesis/todo-list/step'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link, type NavigateOptions } from 'react-router'
import type { TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { toActor, type Viewer } from '../../../../entities/viewer/viewer.ts'
import { m } from '../../../../paraglide/messages.js'
import AddOutlined from '../../../../shared/icons/add-outlined.tsx'
import { paths } from '../../../../shared/paths.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { Pagination } from '../../../../shared/ui/pagination.tsx'
import { CARD_GRID, CardGridSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { useAddressSearch } from '../../../../shared/use-address-search.ts'
import { useKeptFocus } from '../list/use-kept-focus.ts'
import { todoListQueries } from '../todo-list.queries.ts'
import { type ListSearch, readListSearch, writeListSearch } from '../todo-list-search.ts'
import { TodoListCard } from './todo-list-card.tsx'
import { TodoListFilters } from './todo-list-filters.tsx'

/** The lists of an instructor, eight to a page; the address bar says which. */
export function TodoListBrowser({ viewer }: { viewer: Viewer }) {
  const [parameters, setParameters] = useAddressSearch()
  const search = readListSearch(parameters)
  const setSearch = (changed: Partial<ListSearch>, options?: NavigateOptions) =>
    setParameters((now) => writeListSearch({ ...readListSearch(now), page: 1, ...changed }), options)
  const narrow = (changed: Partial<ListSearch>) => setSearch(changed, { preventScrollReset: true })
  return (
    <>
      <TodoListFilters search={search} onChange={narrow} />
      <Results
        search={search}
        viewer={viewer}
        onPage={(page, options) => setSearch({ page }, options)}
        onClear={() => narrow({ scope: 'all', title: '' })}
      />
    </>
  )
}

interface ResultsProps {
  search: ListSearch
  viewer: Viewer
  onPage: (page: number, options?: { replace: boolean }) => void
  onClear: () => void
}

function Results({ search, viewer, onPage, onClear }: ResultsProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(todoListQueries.page(search))
  const count = useKeptFocus<HTMLParagraphElement>(data?.total)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (data === undefined) return <CardGridSkeleton count={LISTS_PER_PAGE} hasCover={false} />
  return (
    <>
      <Typography
        ref={count}
        tabIndex={-1}
        role="status"
        sx={{ mb: 4, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {m.todo_lists_results({ count: data.total })}
      </Typography>
      {data.total === 0 ? (
        <Nothing search={search} onClear={onClear} />
      ) : (
        <Cards lists={data.lists} viewer={viewer} isWaiting={isPlaceholderData} />
      )}
      <Pagination page={search.page} pageSize={LISTS_PER_PAGE} total={data.total} onChange={onPage} />
    </>
  )
}

function Cards({ lists, viewer, isWaiting }: { lists: TodoList[]; viewer: Viewer; isWaiting: boolean }) {
  return (
    <Box
      component="ul"
      aria-busy={isWaiting}
      sx={{
        ...CARD_GRID,
        p: 0,
        m: 0,
        listStyle: 'none',
        opacity: isWaiting ? 0.6 : 1,
      }}
    >
      {lists.map((list) => (
        <Box component="li" key={list.id} sx={{ minWidth: 0 }}>
          <TodoListCard list={list} actor={toActor(viewer)} />
        </Box>
      ))}
    </Box>
  )
}

function Nothing({ search, onClear }: { search: ListSearch; onClear: () => void }) {
  if (search.scope !== 'all' || search.title !== '') {
    const text =
      search.scope === 'released' && search.title === ''
        ? m.todo_lists_none_released()
        : m.todo_lists_none_match()
    return (
      <EmptyState
        drawing="search"
        text={text}
        action={<Button onClick={onClear}>{m.todo_lists_show_all()}</Button>}
      />
    )
  }
  return (
    <EmptyState
      text={m.todo_lists_none()}
      action={
        <Button component={Link} to={paths.instructor.createTodoList()} startIcon={<AddOutlined />}>
          {m.todo_lists_new()}
        </Button>
      }
    />
  )
}
