import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { toOwnSession } from './session.mapper.ts'

export const sessionQueries = {
  /** Where the person is signed in: here first, then the last used. */
  list: () =>
    queryOptions({
      queryKey: ['session', 'list'],
      queryFn: async ({ signal }) => {
        const sessions = (await call('listSessions', { signal })).map(toOwnSession)
        return [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
      },
    }),
}
