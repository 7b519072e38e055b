import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api/client.ts'
import { toProgrammeName } from './programme.mapper.ts'

export const programmeQueries = {
  /** The programmes of the viewer's own department. */
  own: () =>
    queryOptions({
      queryKey: ['programme', 'own'],
      queryFn: async ({ signal }) => (await call('listProgrammes', { signal })).map(toProgrammeName),
    }),

  /** Whether the department has a rule book, drafts aside: else its theses stand in no process. */
  hasRulebook: (departmentId: number) =>
    queryOptions({
      queryKey: ['programme', 'has-rulebook', departmentId],
      queryFn: async ({ signal }) =>
        (await call('listRulebooks', { params: { depID: departmentId }, signal })).some(
          ({ published }) => published !== null,
        ),
    }),
}
