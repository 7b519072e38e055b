import type { Handlers } from '../../../platform/http/handler.ts'
import { presentFound } from './search.presenter.ts'
import type { SearchService } from './search.service.ts'

export function searchRoutes(searching: SearchService) {
  return {
    search: async ({ actor, query }) => presentFound(await searching.search(actor, query.text)),
  } satisfies Partial<Handlers>
}
