import type { Handlers } from '../../../platform/http/handler.ts'
import { presentRehearsal } from './rehearsal.presenter.ts'
import type { RehearsalService } from './rehearsal.service.ts'

export function rehearsalRoutes(rehearsals: RehearsalService) {
  return {
    rehearseRulebook: async ({ actor, params }) =>
      presentRehearsal(await rehearsals.rehearse(actor, params.rulebookId)),
  } satisfies Partial<Handlers>
}
