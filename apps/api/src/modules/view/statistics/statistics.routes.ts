import type { Handlers } from '../../../platform/http/handler.ts'
import type { Scope } from './statistics.model.ts'
import { presentStatistics } from './statistics.presenter.ts'
import type { StatisticsService } from './statistics.service.ts'

export function statisticsRoutes(statistics: StatisticsService) {
  return {
    getStatistics: async ({ actor, query }) =>
      presentStatistics(actor, await statistics.figures(scopeOf(query), query.year)),
    getOwnStatistics: async ({ actor, query }) =>
      presentStatistics(
        actor,
        await statistics.figures({ kind: 'department', id: actor.departmentId }, query.year),
      ),
  } satisfies Partial<Handlers>
}

function scopeOf({ depID, instID }: { depID?: number | undefined; instID?: number | undefined }): Scope {
  if (depID !== undefined) return { kind: 'department', id: depID }
  return instID === undefined ? { kind: 'all' } : { kind: 'institution', id: instID }
}
