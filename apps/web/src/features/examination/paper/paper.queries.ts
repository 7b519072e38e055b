import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call, callPage } from '../../../shared/api/client.ts'
import {
  toDepartmentPaper,
  toMinutesDue,
  toPaperOfCode,
  toPublicPaper,
  toThesisPapers,
} from './paper.mapper.ts'

export type PaperFilter = 'unsigned' | 'outdated' | null

/** Under the root of theses, so that every action on a thesis refreshes them. */
export const paperQueries = {
  ofThesis: (thesisId: number) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'papers', thesisId],
      queryFn: async ({ signal }) =>
        toThesisPapers(await call('listPapers', { params: { thesisId }, signal })),
    }),

  /** For everybody. */
  verified: (code: string) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'verified-paper', code],
      queryFn: async ({ signal }) => toPublicPaper(await call('verifyPaper', { params: { code }, signal })),
      retry: false,
    }),

  /** For those who may read the paper itself. */
  ofCode: (code: string) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'paper-of-code', code],
      queryFn: async ({ signal }) =>
        toPaperOfCode(await call('getPaperOfCode', { params: { code }, signal })),
      retry: false,
    }),

  ofDepartment: (state: PaperFilter, page: number, pageSize: number) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'department-papers', state, page, pageSize],
      queryFn: async ({ signal }) => {
        const query = { page: String(page), pageSize: String(pageSize), ...(state && { state }) }
        const { items, total } = await callPage('listDepartmentPapers', { query, signal })
        return { papers: items.map(toDepartmentPaper), total }
      },
      placeholderData: keepPreviousData,
    }),

  /** How many papers of the department are in that state. */
  departmentCount: (state: PaperFilter) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'department-paper-count', state],
      queryFn: async ({ signal }) => {
        const query = { page: '1', pageSize: '1', ...(state && { state }) }
        return (await callPage('listDepartmentPapers', { query, signal })).total
      },
      placeholderData: keepPreviousData,
    }),

  minutesDue: () =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'minutes-due'],
      queryFn: async ({ signal }) => (await call('listMinutesDue', { signal })).map(toMinutesDue),
    }),
}
