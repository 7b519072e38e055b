import type { Handlers } from '../../platform/http/handler.ts'
import type { Platform } from '../../platform/platform.ts'
import type { RulebookService } from '../rulebook/rulebook.service.ts'
import { presentRehearsal } from './rehearsal.presenter.ts'
import { rehearsalService } from './rehearsal.service.ts'

/** What a rule book would change for the theses that run. */
export function rehearsalModule(platform: Platform, { rulebooks }: { rulebooks: RulebookService }) {
  const rehearsals = rehearsalService({ ...platform, rulebooks })
  const handlers = {
    rehearseRulebook: async ({ actor, params }) =>
      presentRehearsal(await rehearsals.rehearse(actor, params.rulebookId)),
  } satisfies Partial<Handlers>
  return { handlers }
}
