import type { Handlers } from '../../../platform/http/handler.ts'
import type { RulebookPublication } from './rulebook-publication.service.ts'

export function rulebookPublicationRoutes(publication: RulebookPublication) {
  return {
    publishRulebook: async ({ actor, params, ifMatch }) => {
      await publication.publish(actor, params.rulebookId, ifMatch)
    },
  } satisfies Partial<Handlers>
}
