import { queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'
import { toTalkByLink, toTalkComment } from './commissioner.mapper.ts'

export const commissionerQueries = {
  /** What was said with the firm of a thesis, oldest first. */
  talk: (thesisId: number) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.comment, 'commissioner', thesisId],
      queryFn: async ({ signal }) =>
        (await call('listCommissionerComments', { params: { thesisId }, signal })).map(toTalkComment),
      staleTime: 0,
    }),

  /** The same for the mentor; read by a POST, because the code of the link is in no address. */
  byLink: (code: string) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.comment, 'commissioner-by-link', code],
      queryFn: async ({ signal }) =>
        toTalkByLink(await call('openCommissionerTalk', { body: { code }, signal })),
    }),
}
