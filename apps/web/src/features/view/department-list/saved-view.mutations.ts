import type { DepartmentList } from '@diatrivi/domain/view/department-list/list-columns'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { savedViewQueries, type View } from './saved-view.queries.ts'

/** Refetches after a refusal too, because the menu is then out of date. */
function useViewMutation<Variables>(mutationFn: (variables: Variables) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedViewQueries.all() }),
  })
}

/** A view without an id is new. */
export function useKeepView(list: DepartmentList) {
  return useViewMutation(({ id, name, query }: Omit<View, 'id'> & { id: number | null }) =>
    id === null
      ? call('saveView', { params: { list }, body: { name, query } })
      : call('editSavedView', { params: { list, viewId: id }, body: { name, query } }),
  )
}

export function useDeleteView(list: DepartmentList) {
  return useViewMutation((viewId: number) => call('deleteSavedView', { params: { list, viewId } }))
}
