import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '../../../../shared/api/client.ts'
import { callWhole } from '../../../../shared/api/whole-list.ts'
import { toMailStatus, toSentMail, toUnsentMail } from './mail.mapper.ts'

/** Mails are sent by themselves, so an open page refetches regularly. */
const LOOK_AGAIN_AFTER = 10_000
const SHOWN_MAX = 500

export const mailQueries = {
  all: () => ['administration', 'mail'] as const,

  status: () =>
    queryOptions({
      queryKey: [...mailQueries.all(), 'status'],
      queryFn: async ({ signal }) => toMailStatus(await call('getMailStatus', { signal })),
      refetchInterval: LOOK_AGAIN_AFTER,
    }),

  /** Whole, as the other tables, unless an outage has left so many that no person reads them all. */
  unsent: () =>
    queryOptions({
      queryKey: [...mailQueries.all(), 'unsent'],
      queryFn: async ({ signal }) =>
        (await callWhole('listMails', { signal, atMost: SHOWN_MAX })).map(toUnsentMail),
      refetchInterval: LOOK_AGAIN_AFTER,
    }),

  /** The page before stays on screen while the next one loads. */
  sent: (search: string, page: number, pageSize: number) =>
    queryOptions({
      queryKey: [...mailQueries.all(), 'sent', search, page, pageSize],
      queryFn: async ({ signal }) => {
        const query = { search, page: String(page), pageSize: String(pageSize) }
        const { items, total } = await callPage('listSentMails', { query, signal })
        return { mails: items.map(toSentMail), total }
      },
      placeholderData: keepPreviousData,
    }),
}
