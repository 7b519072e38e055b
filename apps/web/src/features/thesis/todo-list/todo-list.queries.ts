import type { Page } from '@diatrivi/client/call-options'
import { LISTS_PER_PAGE } from '@diatrivi/domain/thesis/todo-list/step'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { isAttached, toTodoList } from '../../../entities/todo-list/todo-list.mapper.ts'
import { call, callPage } from '../../../shared/api/client.ts'
import type { ListSearch } from './todo-list-search.ts'

type WireList = Parameters<typeof toTodoList>[0]

async function askPage({ scope, title, page }: ListSearch, signal: AbortSignal): Promise<Page<WireList>> {
  const named = { title: title || undefined }
  const paged = { ...named, page: String(page), pageSize: String(LISTS_PER_PAGE) }
  if (scope === 'all') return callPage('listTodoLists', { query: paged, signal })
  if (scope === 'templates') return callPage('listTemplates', { query: paged, signal })
  if (scope === 'released') return callPage('listMyTodoLists', { query: { ...paged, released: 1 }, signal })
  // The API pages all lists or the templates; the attached ones are as few as an instructor's theses.
  const attached = (await call('listTodoLists', { query: named, signal })).filter(isAttached)
  const start = (page - 1) * LISTS_PER_PAGE
  return { items: attached.slice(start, start + LISTS_PER_PAGE), total: attached.length }
}

/** How many lists a choice shows at once; the search narrows the rest. */
const MOST_CHOICES = 30

interface Choice {
  title: string
  /** Only lists that may still get a step. */
  isForStep: boolean
}

export const todoListQueries = {
  all: () => QUERY_ROOTS.todoList,

  /** One page of the own lists, with the total of all pages. The page before stays on screen while the next one loads. */
  page: (search: ListSearch) =>
    queryOptions({
      queryKey: [...todoListQueries.all(), 'page', search],
      queryFn: async ({ signal }) => {
        const { items, total } = await askPage(search, signal)
        return { lists: items.map(toTodoList), total }
      },
      placeholderData: keepPreviousData,
    }),

  detail: (listId: number) =>
    queryOptions({
      queryKey: [...todoListQueries.all(), 'detail', listId],
      queryFn: async ({ signal }) => {
        const [found] = await call('getTodoList', { params: { listId }, signal })
        if (found === undefined) throw new Error(`The API answered list ${listId} with an empty array.`)
        return toTodoList(found)
      },
    }),

  /** A student's own: every list that an assignment of his or hers left behind. */
  leftBehind: () =>
    queryOptions({
      queryKey: [...todoListQueries.all(), 'left-behind'],
      queryFn: async ({ signal }) =>
        (await call('listMyTodoLists', { query: { released: 1 }, signal })).map(toTodoList),
    }),

  /** The own lists to choose from, templates first, and how many there are; attached ones serve too, since a copy starts afresh. */
  choices: (choice: Choice) =>
    queryOptions({
      queryKey: [...todoListQueries.all(), 'choices', choice],
      queryFn: async ({ signal }) => {
        const { items, total } = await callPage('listTodoLists', {
          query: {
            title: choice.title || undefined,
            changeable: choice.isForStep ? 1 : undefined,
            page: '1',
            pageSize: String(MOST_CHOICES),
          },
          signal,
        })
        return { lists: items.map(toTodoList), total }
      },
      placeholderData: keepPreviousData,
    }),
}
