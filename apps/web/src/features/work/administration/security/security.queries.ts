import { queryOptions } from '@tanstack/react-query'
import { call, callPage } from '../../../../shared/api/client.ts'
import { type SecurityFilter, toAccountAccess, toSecurityEntry, toSecurityQuery } from './security.mapper.ts'

export const securityQueries = {
  all: () => ['administration', 'security'] as const,

  entries: (filter: SecurityFilter, page: number, pageSize: number) =>
    queryOptions({
      queryKey: [...securityQueries.all(), 'entries', filter, page, pageSize],
      queryFn: async ({ signal }) => {
        const query = {
          ...toSecurityQuery(filter),
          page: String(page),
          pageSize: String(pageSize),
        }
        const { items, total } = await callPage('listSecurityEvents', { query, signal })
        return { entries: items.map(toSecurityEntry), total }
      },
      staleTime: 0,
    }),

  access: (username: string) =>
    queryOptions({
      queryKey: [...securityQueries.all(), 'access', username],
      queryFn: async ({ signal }) =>
        toAccountAccess(await call('getAccountAccess', { params: { username }, signal })),
      retry: false,
      staleTime: 0,
    }),
}
