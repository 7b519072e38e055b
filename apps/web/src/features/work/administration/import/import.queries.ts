import type { RowSelection } from '@diatrivi/domain/work/import/import-kind'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../../entities/query-keys.ts'
import { call, callPage } from '../../../../shared/api/client.ts'
import { type ImportOffice, toImportedRow, toImportRun } from './import.mapper.ts'

export const RUNS_PER_PAGE = 10

const CALLS = {
  administrator: { list: 'listImports', get: 'getImport', listRows: 'listImportRows' },
  secretary: { list: 'listOfficeImports', get: 'getOfficeImport', listRows: 'listOfficeImportRows' },
} as const

export function importQueries(office: ImportOffice) {
  const calls = CALLS[office]
  const all = () =>
    office === 'administrator'
      ? (['administration', 'import'] as const)
      : ([...QUERY_ROOTS.studentRecord, 'import'] as const)
  return {
    all,

    runs: (page: number) =>
      queryOptions({
        queryKey: [...all(), 'runs', page],
        queryFn: async ({ signal }) => {
          const query = { page: String(page), pageSize: String(RUNS_PER_PAGE) }
          const { items, total } = await callPage(calls.list, { query, signal })
          return { runs: items.map((wire) => toImportRun(wire, office)), total }
        },
        placeholderData: keepPreviousData,
      }),

    run: (importId: number) =>
      queryOptions({
        queryKey: [...all(), 'run', importId],
        queryFn: async ({ signal }) =>
          toImportRun(await call(calls.get, { params: { importId }, signal }), office),
        retry: false,
      }),

    rows: (importId: number, outcome: RowSelection | null, page: number, pageSize: number) =>
      queryOptions({
        queryKey: [...all(), 'rows', importId, outcome, page, pageSize],
        queryFn: async ({ signal }) => {
          const query = {
            ...(outcome && { fate: outcome }),
            page: String(page),
            pageSize: String(pageSize),
          }
          const { items, total } = await callPage(calls.listRows, { params: { importId }, query, signal })
          return { rows: items.map(toImportedRow), total }
        },
        placeholderData: keepPreviousData,
      }),
  }
}
