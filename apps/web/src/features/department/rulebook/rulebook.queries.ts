import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { toProgramme, toRulebook, toWholeRulebook } from './rulebook.mapper.ts'

export interface DepartmentChoice {
  id: number
  name: string
  institution: string
}

export const rulebookQueries = {
  all: () => ['rulebook'] as const,

  /** The latest day first. */
  ofDepartment: (depID: number) =>
    queryOptions({
      queryKey: [...rulebookQueries.all(), 'department', depID],
      queryFn: async ({ signal }) =>
        (await call('listRulebooks', { params: { depID }, signal })).map(toRulebook),
    }),

  detail: (rulebookId: number) =>
    queryOptions({
      queryKey: [...rulebookQueries.all(), 'book', rulebookId],
      queryFn: async ({ signal }) =>
        toWholeRulebook(await call('getRulebook', { params: { rulebookId }, signal })),
    }),

  programmes: (depID: number) =>
    queryOptions({
      queryKey: [...rulebookQueries.all(), 'programmes', depID],
      queryFn: async ({ signal }) =>
        (await call('listProgrammes', { query: { depID: String(depID) }, signal })).map(toProgramme),
    }),

  departments: () =>
    queryOptions({
      queryKey: [...rulebookQueries.all(), 'departments'],
      queryFn: async ({ signal }): Promise<DepartmentChoice[]> =>
        (await call('listDepartments', { signal })).map(({ depID, depName, institution }) => ({
          id: depID,
          name: depName,
          institution: institution.instName,
        })),
    }),
}
