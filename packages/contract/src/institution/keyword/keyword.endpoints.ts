import { z } from 'zod'
import { endpoint, everyRole, signedIn } from '../../endpoint.ts'
import { PageQuery } from '../../paging.ts'
import { KeywordLabel } from '../../people.schemas.ts'

export const keywordEndpoints = {
  listKeywords: endpoint('listKeywords', {
    summary: 'Every keyword in use, in alphabetical order',
    access: signedIn(everyRole),
    query: PageQuery,
    paged: 'cap',
    caching: 'revalidated',
    response: z.array(KeywordLabel),
  }),
}
