import type { TimelineScope } from '@diatrivi/domain/view/timeline/timeline-row'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { callWhole } from '../../../shared/api/whole-list.ts'
import { toTimelineRow } from './timeline.mapper.ts'
import type { TimelineFilters } from './timeline-choice.ts'

export const timelineQueries = {
  /** All of them, so that groups and orders change without a wait. What was there stays while other filters are asked. */
  rows: (scope: TimelineScope, { phase, instructor, isLate }: TimelineFilters) => {
    const query = {
      scope,
      ...(phase !== null && { phase }),
      ...(scope === 'department' && instructor.trim() !== '' && { instructor: instructor.trim() }),
      ...(isLate && { late: '1' as const }),
    }
    return queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'timeline', query],
      queryFn: async ({ signal }) => (await callWhole('getTimeline', { query, signal })).map(toTimelineRow),
      placeholderData: keepPreviousData,
    })
  },
}
