import { queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'
import { toPastThesis } from './past-thesis.mapper.ts'

export const pastThesisQueries = {
  /** The newest end first. Of the theses' root, so that an action on any of them is seen here too. */
  list: () =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'past'],
      queryFn: async ({ signal }) => (await call('listPastTheses', { signal })).map(toPastThesis),
    }),
}
