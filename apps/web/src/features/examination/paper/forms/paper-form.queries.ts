import type { PaperForm } from '@diatrivi/contract/examination/paper/paper.schemas'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../../entities/query-keys.ts'
import { call, callPage } from '../../../../shared/api/client.ts'
import { toThesis } from '../paper.mapper.ts'

export type { PaperForm }

/** As many as a list can show before more of a title is typed. */
const MOST_SHOWN = 20

/** Under the root of theses: papers say whether they come in a form of the department. */
export const paperFormQueries = {
  ofDepartment: () =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'paper-forms'],
      queryFn: ({ signal }) => call('listPaperForms', { signal }),
    }),

  /** Theses to try a form with, by parts of their titles. */
  theses: (title: string) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'to-try', title],
      queryFn: async ({ signal }) => {
        const query = { page: '1', pageSize: String(MOST_SHOWN), ...(title !== '' && { title }) }
        const { items } = await callPage('listDepartmentTheses', { query, signal })
        return items.filter(({ student }) => student !== null).map(toThesis)
      },
      placeholderData: keepPreviousData,
    }),
}
