import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '../../shared/api/client.ts'
import { toRecord, toStudent } from './student-record.mapper.ts'

export const STUDENTS_PER_PAGE = 20

export const studentRecordQueries = {
  all: () => ['student-record'] as const,

  /** The page before stays on screen while the next one loads. */
  page: (search: string, page: number) =>
    queryOptions({
      queryKey: [...studentRecordQueries.all(), 'page', search, page],
      queryFn: async ({ signal }) => {
        const query = { search, page: String(page), pageSize: String(STUDENTS_PER_PAGE) }
        const { items, total } = await callPage('listStudents', { query, signal })
        return { students: items.map(toStudent), total }
      },
      placeholderData: keepPreviousData,
    }),

  own: () =>
    queryOptions({
      queryKey: [...studentRecordQueries.all(), 'own'],
      queryFn: async ({ signal }) => {
        const { record } = await call('getOwnStudentRecord', { signal })
        return record && toRecord(record)
      },
    }),
}
