import { queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'
import { toOverviewEntry } from './overview.mapper.ts'

/** The call of each column of the overview. */
const CALLS = {
  awaitingAction: 'listThesesAwaitingAction',
  newRequests: 'listNewRequests',
  expiring: 'listExpiringTheses',
} as const

export type OverviewColumn = keyof typeof CALLS
export const OVERVIEW_COLUMNS = Object.keys(CALLS) as OverviewColumn[]

const A_MINUTE = 60_000

/** What waits for the instructor, the oldest first. */
export const overviewListQueries = {
  column: (column: OverviewColumn) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.overview, column],
      queryFn: async ({ signal }) => (await call(CALLS[column], { signal })).map(toOverviewEntry),
      refetchInterval: A_MINUTE,
    }),
}
