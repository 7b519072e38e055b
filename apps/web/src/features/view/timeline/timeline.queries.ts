import { PAGE_SIZE_MAX } from '@diatrivi/contract/limits'
import type { TimelineScope } from '@diatrivi/domain/view/timeline/timeline-row'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { callPage } from '../../../shared/api/client.ts'
import { callWhole } from '../../../shared/api/whole-list.ts'
import { toTimelineRow } from './timeline.mapper.ts'
import type { TimelineFilters } from './timeline-choice.ts'

const key = (part: 'first' | 'all', query: object) => [...QUERY_ROOTS.thesis, 'timeline', part, query]

export const timelineQueries = {
  /** As many as one page holds, and how many there are. What was there stays while other filters are asked. */
  first: (scope: TimelineScope, filters: TimelineFilters) => {
    const query = toQuery(scope, filters)
    return queryOptions({
      queryKey: key('first', query),
      queryFn: async ({ signal }) => {
        const page = { page: '1', pageSize: String(PAGE_SIZE_MAX) }
        const { items, total } = await callPage('getTimeline', { query: { ...query, ...page }, signal })
        return { rows: items.map(toTimelineRow), total }
      },
      placeholderData: keepPreviousData,
    })
  },
  /** All of them, so that groups and orders change without a wait. */
  all: (scope: TimelineScope, filters: TimelineFilters) => {
    const query = toQuery(scope, filters)
    return queryOptions({
      queryKey: key('all', query),
      queryFn: async ({ signal }) => (await callWhole('getTimeline', { query, signal })).map(toTimelineRow),
    })
  },
}

function toQuery(scope: TimelineScope, { phase, instructor, isLate }: TimelineFilters) {
  return {
    scope,
    ...(phase !== null && { phase }),
    ...(scope === 'department' && instructor.trim() !== '' && { instructor: instructor.trim() }),
    ...(isLate && { late: '1' as const }),
  }
}

/** The first rows at once, and all of them when they have come. */
export function useTimelineRows(scope: TimelineScope, filters: TimelineFilters) {
  const first = useQuery(timelineQueries.first(scope, filters))
  const isWhole = first.data !== undefined && first.data.rows.length >= first.data.total
  const all = useQuery({
    ...timelineQueries.all(scope, filters),
    enabled: first.data !== undefined && !first.isPlaceholderData && !isWhole,
  })
  const { error, refetch, isFetching } = all.error === null ? first : all
  return {
    rows: isWhole ? first.data.rows : (all.data ?? first.data?.rows),
    total: first.data?.total ?? 0,
    error,
    refetch,
    isFetching,
  }
}
