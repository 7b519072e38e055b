import { DEPARTMENT_LISTS } from '@diatrivi/domain/view/department-list/list-columns'
import { LIST_PARAMETERS } from '@diatrivi/domain/view/department-list/saved-view'
import { expect, it } from 'vitest'
import { LIST_QUERIES } from './list-queries.ts'

it.each(DEPARTMENT_LISTS)(
  'what an address keeps of the list %s is what its file and its views take',
  (list) => {
    expect([...LIST_PARAMETERS[list]].sort()).toEqual(Object.keys(LIST_QUERIES[list].shape).sort())
  },
)
