import type { RowFate } from '@diatrivi/domain/import/import-kind'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '../../../shared/api/client.ts'
import { toImportedRow, toImportRun } from './import.mapper.ts'

export const ROWS_PER_PAGE = 50
export const RUNS_PER_PAGE = 10

export const importQueries = {
  all: () => ['administration', 'import'] as const,

  runs: (page: number) =>
    queryOptions({
      queryKey: [...importQueries.all(), 'runs', page],
      queryFn: async ({ signal }) => {
        const query = { page: String(page), pageSize: String(RUNS_PER_PAGE) }
        const { items, total } = await callPage('listImports', { query, signal })
        return { runs: items.map(toImportRun), total }
      },
      placeholderData: keepPreviousData,
    }),

  run: (importId: number) =>
    queryOptions({
      queryKey: [...importQueries.all(), 'run', importId],
      queryFn: async ({ signal }) => toImportRun(await call('getImport', { params: { importId }, signal })),
      retry: false,
    }),

  rows: (importId: number, fate: RowFate | null, page: number) =>
    queryOptions({
      queryKey: [...importQueries.all(), 'rows', importId, fate, page],
      queryFn: async ({ signal }) => {
        const query = {
          ...(fate && { fate }),
          page: String(page),
          pageSize: String(ROWS_PER_PAGE),
        }
        const { items, total } = await callPage('listImportRows', { params: { importId }, query, signal })
        return { rows: items.map(toImportedRow), total }
      },
      placeholderData: keepPreviousData,
    }),
}
