import type { DepartmentList } from '@diatrivi/domain/view/department-list/list-columns'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'
import type { View } from './saved-view.mapper.ts'
import { savedViewQueries } from './saved-view.queries.ts'

/** Refetches after a refusal too, because the menu is then out of date. */
const FRESH = {
  refresh: (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: savedViewQueries.all() }),
  refreshAfterRefusal: true,
} as const

/** A view without an id is new. */
export function useKeepView(list: DepartmentList) {
  return useApiMutation({
    mutationFn: ({ id, name, query }: Omit<View, 'id'> & { id: number | null }): Promise<unknown> =>
      id === null
        ? call('saveView', { params: { list }, body: { name, query } })
        : call('editSavedView', { params: { list, viewId: id }, body: { name, query } }),
    ...FRESH,
  })
}

export function useDeleteView(list: DepartmentList) {
  return useApiMutation({
    mutationFn: (viewId: number) => call('deleteSavedView', { params: { list, viewId } }),
    ...FRESH,
  })
}
