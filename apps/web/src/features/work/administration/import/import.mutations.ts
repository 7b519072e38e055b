import { OFFICE_KIND_NAMES } from '@diatrivi/contract/work/import/import.names'
import {
  type AppliedRows,
  type ImportKind,
  isAdministratorsKind,
  isOfficeKind,
} from '@diatrivi/domain/work/import/import-kind'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { QUERY_ROOTS, refreshTheses } from '../../../../entities/query-keys.ts'
import { call } from '../../../../shared/api/client.ts'
import { useApiMutation } from '../../../../shared/ui/use-api-mutation.ts'
import { administrationQueries } from '../administration.queries.ts'
import { type ImportOffice, toImportRun } from './import.mapper.ts'
import { importQueries } from './import.queries.ts'

export function useStartImport(office: ImportOffice) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ kind, file }: { kind: ImportKind; file: File }) =>
      toImportRun(await start(office, kind, file), office),
    onSuccess: (run) => {
      const queries = importQueries(office)
      queryClient.setQueryData(queries.run(run.id).queryKey, run)
      return queryClient.invalidateQueries({ queryKey: [...queries.all(), 'runs'] })
    },
  })
}

function start(office: ImportOffice, kind: ImportKind, file: File) {
  if (office === 'secretary' && isOfficeKind(kind)) {
    return call('startOfficeImport', { params: { kind: OFFICE_KIND_NAMES[kind] }, file })
  }
  if (office === 'administrator' && isAdministratorsKind(kind)) {
    return call('startImport', { params: { kind }, file })
  }
  throw new Error(`${kind} are not brought by the ${office}`)
}

/** What is written stands in the other tables of the office too. Refetches after a refusal, because the screen is then out of date. */
const afterWriting = (office: ImportOffice) =>
  ({
    refresh: (queryClient: QueryClient) =>
      office === 'administrator'
        ? queryClient.invalidateQueries({ queryKey: administrationQueries.all() })
        : Promise.all([
            queryClient.invalidateQueries({ queryKey: importQueries(office).all() }),
            queryClient.invalidateQueries({ queryKey: QUERY_ROOTS.studentRecord }),
            queryClient.invalidateQueries({ queryKey: QUERY_ROOTS.staff }),
            refreshTheses(queryClient),
          ]),
    refreshAfterRefusal: true,
  }) as const

interface Applying {
  importId: number
  rows: AppliedRows
  /** That it is the right file. */
  confirmed: boolean
  /** That students get other registry numbers, which a secretary alone brings. */
  numbersConfirmed: boolean
}

export function useApplyImport(office: ImportOffice) {
  return useApiMutation({
    mutationFn: ({ importId, rows, confirmed, numbersConfirmed }: Applying) => {
      const params = { importId }
      return office === 'administrator'
        ? call('applyImport', { params, body: { rows, confirmed } })
        : call('applyOfficeImport', {
            params,
            body: { rows, confirmRemovals: confirmed, confirmNumbers: numbersConfirmed },
          })
    },
    ...afterWriting(office),
  })
}

export function useUndoImport(office: ImportOffice) {
  return useApiMutation({
    mutationFn: (importId: number) =>
      call(office === 'administrator' ? 'undoImport' : 'undoOfficeImport', { params: { importId } }),
    ...afterWriting(office),
  })
}
