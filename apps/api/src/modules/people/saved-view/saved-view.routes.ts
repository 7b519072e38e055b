import type { DepartmentList } from '@diatrivi/domain/view/department-list/list-columns'
import type { Handlers } from '../../../platform/http/handler.ts'
import { invalidFields } from '../../../platform/refusal/refusal.ts'
import { readViewQuery } from './saved-view.input.ts'
import type { SavedViewService } from './saved-view.service.ts'

export function savedViewRoutes(views: SavedViewService) {
  function fieldsOf(list: DepartmentList, { name, query: given }: { name: string; query: string }) {
    const query = readViewQuery(list, given)
    if (query === null) throw invalidFields({ query: 'invalid' })
    return { name, query }
  }

  return {
    listSavedViews: async ({ actor, params: { list } }) =>
      (await views.list(actor, list)).map(({ id, name, query }) => ({ viewID: id, name, query })),
    saveView: ({ actor, params: { list }, body }) => views.save(actor, list, fieldsOf(list, body)),
    editSavedView: async ({ actor, params: { list, viewId: id }, body }) => {
      await views.edit(actor, { list, id }, fieldsOf(list, body))
    },
    deleteSavedView: async ({ actor, params: { list, viewId: id } }) => {
      await views.delete(actor, { list, id })
    },
  } satisfies Partial<Handlers>
}
