import type { Handlers } from '../../../platform/http/handler.ts'
import { presentOwnSeat } from './own-seats.presenter.ts'
import type { OwnSeatsService } from './own-seats.service.ts'
import { presentProcess } from './process.presenter.ts'
import type { ProcessService } from './process.service.ts'

export function processRoutes(processes: ProcessService, ownSeats: OwnSeatsService) {
  return {
    getProcess: async ({ actor, params }) => presentProcess(await processes.get(actor, params.thesisId)),

    listOwnSeats: async ({ actor }) => (await ownSeats.list(actor)).map(presentOwnSeat),
  } satisfies Partial<Handlers>
}
