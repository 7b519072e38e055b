import type { StudentFilter, StudentOrder } from '@diatrivi/domain/view/department-list/student-list'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { toProgrammeName } from '../../../entities/programme/programme.mapper.ts'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call, callPage } from '../../../shared/api/client.ts'
import { toRecord, toStudent } from './student-record.mapper.ts'

/** What the list is narrowed to, and its order. */
export interface StudentChoice extends StudentFilter {
  order: StudentOrder
}

export const ALL_STUDENTS: StudentChoice = { search: '', thesis: null, order: 'name' }

const toQuery = ({ search, thesis, order }: StudentChoice) => ({
  search,
  ...(thesis !== null && { thesis }),
  ...(order !== 'name' && { sort: order }),
})

export const studentRecordQueries = {
  all: () => QUERY_ROOTS.studentRecord,

  /** The page before stays on screen while the next one loads. */
  page: (choice: StudentChoice, page: number, pageSize: number) =>
    queryOptions({
      queryKey: [...studentRecordQueries.all(), 'page', choice, page, pageSize],
      queryFn: async ({ signal }) => {
        const query = { ...toQuery(choice), page: String(page), pageSize: String(pageSize) }
        const { items, total } = await callPage('listStudents', { query, signal })
        return { students: items.map(toStudent), total }
      },
      placeholderData: keepPreviousData,
    }),

  /** How many there are. */
  count: (choice: StudentChoice) =>
    queryOptions({
      queryKey: [...studentRecordQueries.all(), 'count', choice],
      queryFn: async ({ signal }) => {
        const query = { ...toQuery(choice), page: '1', pageSize: '1' }
        return (await callPage('listStudents', { query, signal })).total
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
