import { queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'
import { toOverviewEntry } from './overview.mapper.ts'

/** The call of each list of the home. */
const CALLS = {
  awaitingAction: 'listThesesAwaitingAction',
  newRequests: 'listNewRequests',
  expiring: 'listExpiringTheses',
  examinations: 'listExaminationsAhead',
  late: 'listLateTheses',
} as const

export type OverviewList = keyof typeof CALLS

/** The three that the badge counts, which are shown also when they are empty. */
export const OVERVIEW_COLUMNS = [
  'awaitingAction',
  'newRequests',
  'expiring',
] as const satisfies OverviewList[]

const A_MINUTE = 60_000

/** What waits for the instructor, the oldest first. */
export const overviewListQueries = {
  list: (list: OverviewList) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.overview, list],
      queryFn: async ({ signal }) => (await call(CALLS[list], { signal })).map(toOverviewEntry),
      refetchInterval: A_MINUTE,
    }),
}
