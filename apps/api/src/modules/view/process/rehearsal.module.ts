import type { Platform } from '../../../platform/platform.ts'
import type { RulebookService } from '../../department/rulebook/rulebook.service.ts'
import { rehearsalRoutes } from './rehearsal.routes.ts'
import { rehearsalService } from './rehearsal.service.ts'

/** What a rule book would change for the theses that run. */
export function rehearsalModule(platform: Platform, { rulebooks }: { rulebooks: RulebookService }) {
  return { handlers: rehearsalRoutes(rehearsalService({ ...platform, rulebooks })) }
}
