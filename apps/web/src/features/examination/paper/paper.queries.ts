import type {
  DepartmentPaper,
  MinutesDue,
  PaperView,
  ThesisPapers,
} from '@diatrivi/contract/examination/paper/paper.schemas'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call, callPage } from '../../../shared/api/client.ts'

export type Paper = PaperView
export type IssuableKind = ThesisPapers['kinds'][number]
export type IssuableSeat = NonNullable<IssuableKind['seats']>[number]
export type { DepartmentPaper, MinutesDue }

export const PAPERS_PER_PAGE = 20
export type PaperFilter = 'unsigned' | 'outdated' | null

/** Under the root of theses, so that every act on a thesis refreshes them. */
export const paperQueries = {
  ofThesis: (thesisId: number) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'papers', thesisId],
      queryFn: ({ signal }) => call('listPapers', { params: { thesisId }, signal }),
    }),

  /** For everybody. */
  verified: (code: string) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'verified-paper', code],
      queryFn: ({ signal }) => call('verifyPaper', { params: { code }, signal }),
      retry: false,
    }),

  /** For those who may read the paper itself. */
  ofCode: (code: string) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'paper-of-code', code],
      queryFn: ({ signal }) => call('getPaperOfCode', { params: { code }, signal }),
      retry: false,
    }),

  ofDepartment: (state: PaperFilter, page: number) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'department-papers', state, page],
      queryFn: ({ signal }) => {
        const query = { page: String(page), pageSize: String(PAPERS_PER_PAGE), ...(state && { state }) }
        return callPage('listDepartmentPapers', { query, signal })
      },
      placeholderData: keepPreviousData,
    }),

  minutesDue: () =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'minutes-due'],
      queryFn: ({ signal }) => call('listMinutesDue', { signal }),
    }),
}
