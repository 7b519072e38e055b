import { LIST_QUERIES, type ListQuery } from '@diatrivi/contract/view/department-list/list-queries'
import type { DepartmentList } from '@diatrivi/domain/view/department-list/list-columns'
import type { Handlers } from '../../../platform/http/handler.ts'
import { fieldErrors, nameIssue } from '../../../platform/http/input/field-errors.ts'
import { Refusal } from '../../../platform/refusal/refusal.ts'
import type { ListExport } from './list-export.service.ts'

export function departmentListRoutes(lists: ListExport) {
  return {
    exportList: ({ actor, params: { list }, query, caller }) => {
      const { format, headings, ...filters } = query
      const wish = { format, language: headings ?? caller.language }
      return lists.export(actor, list, filtersOf(list, filters), wish)
    },
  } satisfies Partial<Handlers>
}

/** What the filters of each list are is known once the list is. */
function filtersOf<List extends DepartmentList>(
  list: List,
  filters: Record<string, unknown>,
): ListQuery<List> {
  const { data, error } = LIST_QUERIES[list].safeParse(filters, { error: nameIssue })
  if (data === undefined) throw new Refusal('validation', { fields: fieldErrors(error?.issues ?? []) })
  return data as ListQuery<List>
}
