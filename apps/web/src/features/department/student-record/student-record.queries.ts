import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { toProgrammeName } from '../../../entities/programme/programme.mapper.ts'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call, callPage } from '../../../shared/api/client.ts'
import { toRecord, toStudent } from './student-record.mapper.ts'

export const studentRecordQueries = {
  all: () => QUERY_ROOTS.studentRecord,

  /** The page before stays on screen while the next one loads. */
  page: (search: string, page: number, pageSize: number) =>
    queryOptions({
      queryKey: [...studentRecordQueries.all(), 'page', search, page, pageSize],
      queryFn: async ({ signal }) => {
        const query = { search, page: String(page), pageSize: String(pageSize) }
        const { items, total } = await callPage('listStudents', { query, signal })
        return { students: items.map(toStudent), total }
      },
      placeholderData: keepPreviousData,
    }),

  /** The programmes of the own department, for the form. */
  programmes: () =>
    queryOptions({
      queryKey: [...studentRecordQueries.all(), 'programmes'],
      queryFn: async ({ signal }) => (await call('listProgrammes', { signal })).map(toProgrammeName),
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
