import type { DepartmentList } from '@diatrivi/domain/view/department-list/list-columns'
import { LIST_PARAMETERS } from '@diatrivi/domain/view/department-list/saved-view'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { toView } from './saved-view.mapper.ts'

export const savedViewQueries = {
  all: () => ['saved-view'] as const,

  /** By name. */
  of: (list: DepartmentList) =>
    queryOptions({
      queryKey: [...savedViewQueries.all(), list],
      queryFn: async ({ signal }) => {
        const views = await call('listSavedViews', { params: { list }, signal })
        return views.map(toView)
      },
    }),
}

/** What of an address narrows, orders and lays out the list; a view and a file have no pages. */
export function filtersIn(list: DepartmentList, parameters: URLSearchParams): URLSearchParams {
  const kept = LIST_PARAMETERS[list].flatMap((name) =>
    parameters.getAll(name).map((value): [string, string] => [name, value]),
  )
  return new URLSearchParams(kept)
}
