import { toWireMoment } from '@diatrivi/contract/wire-dates'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { CalendarService } from './calendar.service.ts'
import type { OwnFeedRow } from './calendar-feed.repository.ts'

export function calendarRoutes(calendar: CalendarService) {
  return {
    getFeed: async ({ actor }) => ({ feed: presentFeed(await calendar.find(actor)) }),
    createFeed: async ({ actor, body, caller }) => ({
      status: 200,
      url: await calendar.create(actor, { hasSteps: body.steps }, caller),
    }),
    editFeed: async ({ actor, body }) => {
      await calendar.edit(actor, { hasSteps: body.steps })
    },
    revokeFeed: async ({ actor, caller }) => {
      await calendar.revoke(actor, caller)
    },
    readFeed: ({ params }) => calendar.read(params.token),
  } satisfies Partial<Handlers>
}

function presentFeed(feed: OwnFeedRow | null) {
  if (feed === null) return null
  const { createdAt, lastReadAt, hasSteps: steps } = feed
  return { createdAt: toWireMoment(createdAt), lastReadAt: toWireMoment(lastReadAt), steps }
}
