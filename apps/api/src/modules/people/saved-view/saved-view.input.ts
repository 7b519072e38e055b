import { LIST_QUERIES } from '@diatrivi/contract/view/department-list/list-queries'
import type { DepartmentList } from '@diatrivi/domain/view/department-list/list-columns'

/** The query of a view as it is kept; null where it has what the list does not take from its address. */
export function readViewQuery(list: DepartmentList, query: string): string | null {
  const given = new URLSearchParams(query)
  const names = [...new Set(given.keys())]
  const values = names.map((name) => {
    const all = given.getAll(name)
    return [name, all.length > 1 ? all : all[0]]
  })
  return LIST_QUERIES[list].safeParse(Object.fromEntries(values)).success ? given.toString() : null
}
