import type { Handlers } from '../../../platform/http/handler.ts'
import { presentOwnSeat } from './own-seats.presenter.ts'
import type { OwnSeatsService } from './own-seats.service.ts'
import { presentProcess, presentTalk } from './process.presenter.ts'
import type { ProcessService } from './process.service.ts'

export function processRoutes(processes: ProcessService, ownSeats: OwnSeatsService) {
  return {
    getProcess: async ({ actor, params }) => presentProcess(await processes.get(actor, params.thesisId)),

    openCommissionerTalk: async ({ body, caller }) =>
      presentTalk(await processes.openTalk(body.code, caller)),

    listOwnSeats: async ({ actor }) => (await ownSeats.list(actor)).map(presentOwnSeat),
  } satisfies Partial<Handlers>
}
