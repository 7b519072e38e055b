import type { PageQuery } from '@diatrivi/contract/paging'
import type { Handlers } from '../../../platform/http/handler.ts'
import { cutPage } from '../../../platform/paging.ts'
import { presentOverviewEntry } from './overview.presenter.ts'
import type { OverviewEntry, OverviewService } from './overview.service.ts'

export function overviewRoutes(overview: OverviewService) {
  return {
    getNotificationOverview: async ({ actor }) => ({ total: await overview.total(actor) }),
    listThesesAwaitingAction: async ({ actor, query }) => page(await overview.awaitingAction(actor), query),
    listNewRequests: async ({ actor, query }) => page(await overview.newRequests(actor), query),
    listExpiringTheses: async ({ actor, query }) => page(await overview.expiringTheses(actor), query),
    listExaminationsAhead: async ({ actor, query }) => page(await overview.examinationsAhead(actor), query),
    listLateTheses: async ({ actor, query }) => page(await overview.lateTheses(actor), query),
  } satisfies Partial<Handlers>
}

function page(entries: OverviewEntry[], query: PageQuery) {
  return cutPage(entries.map(presentOverviewEntry), query)
}
