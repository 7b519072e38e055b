import type { Handlers } from '../../platform/http/handler.ts'
import { presentProcess } from './process.presenter.ts'
import type { ProcessService } from './process.service.ts'

export function processRoutes(processes: ProcessService) {
  return {
    getProcess: async ({ actor, params }) => presentProcess(await processes.get(actor, params.thesisId)),
  } satisfies Partial<Handlers>
}
