import { endpoint, everyRole, signedIn } from '../../endpoint.ts'
import { SearchAnswer, SearchQuery } from './search.schemas.ts'

export const searchEndpoints = {
  search: endpoint('search', {
    summary:
      'The theses, lists and people of a name, as far as the caller may open them; a few of each, the nearest first',
    access: signedIn(everyRole),
    query: SearchQuery,
    response: SearchAnswer,
  }),
}
