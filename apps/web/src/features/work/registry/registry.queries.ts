import type { RegistrySelection } from '@diatrivi/domain/work/registry/registry-result'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { callPage } from '../../../shared/api/client.ts'
import { toFile, toResult } from './registry.mapper.ts'

export const FILES_PER_PAGE = 10

/** Under the root of theses, so that every action on a thesis refreshes them. */
export const registryQueries = {
  all: () => [...QUERY_ROOTS.thesis, 'registry'] as const,

  results: (status: RegistrySelection, page: number, pageSize: number) =>
    queryOptions({
      queryKey: [...registryQueries.all(), 'results', status, page, pageSize],
      queryFn: async ({ signal }) => {
        const query = { status, page: String(page), pageSize: String(pageSize) }
        const { items, total } = await callPage('listRegistryResults', { query, signal })
        return { results: items.map(toResult), total }
      },
      placeholderData: keepPreviousData,
    }),

  /** How many finished theses cannot be sent. */
  incompleteCount: () =>
    queryOptions({
      ...registryQueries.results('incomplete', 1, 1),
      select: ({ total }: { total: number }) => total,
    }),

  files: (page: number) =>
    queryOptions({
      queryKey: [...registryQueries.all(), 'files', page],
      queryFn: async ({ signal }) => {
        const query = { page: String(page), pageSize: String(FILES_PER_PAGE) }
        const { items, total } = await callPage('listRegistryExports', { query, signal })
        return { files: items.map(toFile), total }
      },
      placeholderData: keepPreviousData,
    }),
}
