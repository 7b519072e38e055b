import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { toStatistics } from './statistics.mapper.ts'
import type { StatisticsChoice } from './statistics-choice.ts'

/** Where figures can be of. */
export interface Place {
  kind: 'institution' | 'department'
  id: number
  name: string
  institution: string
}

export const statisticsQueries = {
  all: () => ['statistics'] as const,

  /** The statistics of any place, for administrators. */
  of: ({ institutionId, departmentId, year }: StatisticsChoice) =>
    queryOptions({
      queryKey: [...statisticsQueries.all(), institutionId, departmentId, year],
      queryFn: async ({ signal }) => {
        const query = {
          year: String(year),
          ...(departmentId !== null && { depID: String(departmentId) }),
          ...(institutionId !== null && { instID: String(institutionId) }),
        }
        return toStatistics(await call('getStatistics', { query, signal }))
      },
    }),

  /** The statistics of the instructor's own department. */
  own: ({ year }: Pick<StatisticsChoice, 'year'>) =>
    queryOptions({
      queryKey: [...statisticsQueries.all(), 'own', year],
      queryFn: async ({ signal }) =>
        toStatistics(await call('getOwnStatistics', { query: { year: String(year) }, signal })),
    }),

  /** Each institution, followed by its departments. */
  places: () =>
    queryOptions({
      queryKey: [...statisticsQueries.all(), 'places'],
      queryFn: async ({ signal }): Promise<Place[]> => {
        const departments = await call('listDepartments', { signal })
        const institutions = new Map(departments.map(({ institution }) => [institution.instID, institution]))
        return [...institutions.values()].flatMap(({ instID, instName }) => [
          { kind: 'institution' as const, id: instID, name: instName, institution: instName },
          ...departments
            .filter(({ institution }) => institution.instID === instID)
            .map(({ depID, depName }) => ({
              kind: 'department' as const,
              id: depID,
              name: depName,
              institution: instName,
            })),
        ])
      },
    }),
}
