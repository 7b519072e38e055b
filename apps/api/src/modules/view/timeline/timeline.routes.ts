import type { Handlers } from '../../../platform/http/handler.ts'
import { pageWindow } from '../../../platform/paging.ts'
import { presentTimelineThesis } from './timeline.presenter.ts'
import type { TimelineService } from './timeline.service.ts'

export function timelineRoutes(timeline: TimelineService) {
  return {
    getTimeline: async ({ actor, query }) => {
      const { page, pageSize, scope, ...filter } = query
      const window = pageWindow({ page, pageSize })
      const { items, total } = await timeline.read(actor, { scope, filter, window })
      return { items: items.map(presentTimelineThesis), total }
    },
  } satisfies Partial<Handlers>
}
