import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { toPlaces, toStatistics } from './statistics.mapper.ts'
import type { StatisticsChoice } from './statistics-choice.ts'

export const statisticsQueries = {
  all: () => ['statistics'] as const,

  /** The statistics of any place, for administrators. */
  of: ({ institutionId, departmentId, year }: StatisticsChoice) =>
    queryOptions({
      queryKey: [...statisticsQueries.all(), institutionId, departmentId, year],
      queryFn: async ({ signal }) => {
        const answer = await call('getStatistics', {
          query: {
            year: String(year),
            ...(departmentId !== null && { depID: String(departmentId) }),
            ...(institutionId !== null && { instID: String(institutionId) }),
          },
          signal,
        })
        return toStatistics(answer)
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
      queryFn: async ({ signal }) => toPlaces(await call('listDepartments', { signal })),
    }),
}
