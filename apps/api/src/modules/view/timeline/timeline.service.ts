import { canTimeline, usualScope } from '@diatrivi/domain/view/timeline/timeline.policy'
import type { TimelineScope } from '@diatrivi/domain/view/timeline/timeline-row'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import { cappedList, type Page, type PageWindow, totalOf, WHOLE_LIST } from '../../../platform/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { enforce } from '../../../platform/refusal/refusal.ts'
import { entryOf, type TimelineEntry } from './timeline.model.ts'
import { countTimeline, listTimeline } from './timeline.queries.ts'
import { narrowed, type TimelineFilter, theses } from './timeline-selection.queries.ts'

interface TimelineAsked {
  scope?: TimelineScope | undefined
  filter: TimelineFilter
  window: PageWindow | null
}

/** Theses in progress on one line of time, the latest first: docs/regulation.md#timeline. */
export function timelineService({ db, clock, inspections }: Pick<Platform, 'db' | 'clock' | 'inspections'>) {
  return {
    read: async (
      actor: MemberActor,
      { scope = usualScope(actor), filter, window }: TimelineAsked,
    ): Promise<Page<TimelineEntry[]>> => {
      enforce(canTimeline.see(actor, scope))
      const today = clock.today()
      const which = narrowed(theses[scope](actor), filter, today)
      const rows = await listTimeline(db, which, { today, window: window ?? WHOLE_LIST })
      const total = await totalOf(rows, window, () => countTimeline(db, which))
      const { items } = window === null ? cappedList(rows) : { items: rows }
      // A whole list is what files are made of; a page only names people.
      if (window === null) for (const { studentId } of items) inspections.note(actor, 'list', studentId)
      return { items: items.map((row) => entryOf(row, scope, today)), total }
    },
  }
}

export type TimelineService = ReturnType<typeof timelineService>
