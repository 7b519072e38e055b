import type { RegistrySelection } from '@diatrivi/domain/work/registry/registry-result'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { callPage } from '../../../shared/api/client.ts'
import { toFile, toResult } from './registry.mapper.ts'

export const RESULTS_PER_PAGE = 20
export const FILES_PER_PAGE = 10

/** Under the root of theses, so that every action on a thesis refreshes them. */
export const registryQueries = {
  all: () => [...QUERY_ROOTS.thesis, 'registry'] as const,

  results: (status: RegistrySelection, page: number) =>
    queryOptions({
      queryKey: [...registryQueries.all(), 'results', status, page],
      queryFn: async ({ signal }) => {
        const query = { status, page: String(page), pageSize: String(RESULTS_PER_PAGE) }
        const { items, total } = await callPage('listRegistryResults', { query, signal })
        return { results: items.map(toResult), total }
      },
      placeholderData: keepPreviousData,
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
