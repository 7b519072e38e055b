import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { toDepartmentChoice, toProgramme, toRulebook, toWholeRulebook } from './rulebook.mapper.ts'

export const rulebookQueries = {
  all: () => ['rulebook'] as const,

  /** The latest day first. */
  ofDepartment: (departmentId: number) =>
    queryOptions({
      queryKey: [...rulebookQueries.all(), 'department', departmentId],
      queryFn: async ({ signal }) =>
        (await call('listRulebooks', { params: { depID: departmentId }, signal })).map(toRulebook),
    }),

  detail: (rulebookId: number) =>
    queryOptions({
      queryKey: [...rulebookQueries.all(), 'book', rulebookId],
      queryFn: async ({ signal }) =>
        toWholeRulebook(await call('getRulebook', { params: { rulebookId }, signal })),
    }),

  programmes: (departmentId: number) =>
    queryOptions({
      queryKey: [...rulebookQueries.all(), 'programmes', departmentId],
      queryFn: async ({ signal }) =>
        (await call('listProgrammes', { query: { depID: String(departmentId) }, signal })).map(toProgramme),
    }),

  departments: () =>
    queryOptions({
      queryKey: [...rulebookQueries.all(), 'departments'],
      queryFn: async ({ signal }) => (await call('listDepartments', { signal })).map(toDepartmentChoice),
    }),
}
