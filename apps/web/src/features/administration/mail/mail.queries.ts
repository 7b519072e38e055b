import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { toMailStatus, toUnsentMail } from './mail.mapper.ts'

/** Mails are sent by themselves, so an open page refetches regularly. */
const LOOK_AGAIN_AFTER = 10_000

export const mailQueries = {
  all: () => ['administration', 'mail'] as const,

  status: () =>
    queryOptions({
      queryKey: [...mailQueries.all(), 'status'],
      queryFn: async ({ signal }) => toMailStatus(await call('getMailStatus', { signal })),
      refetchInterval: LOOK_AGAIN_AFTER,
    }),

  /** Whole, as the other tables. */
  unsent: () =>
    queryOptions({
      queryKey: [...mailQueries.all(), 'unsent'],
      queryFn: async ({ signal }) => (await call('listMails', { signal })).map(toUnsentMail),
      refetchInterval: LOOK_AGAIN_AFTER,
    }),
}
