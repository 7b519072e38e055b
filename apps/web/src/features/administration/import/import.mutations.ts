import type { AppliedRows, ImportKind } from '@diatrivi/domain/import/import-kind'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'
import { administrationQueries } from '../administration.queries.ts'
import { type ImportOffice, toImportRun } from './import.mapper.ts'
import { importQueries } from './import.queries.ts'

export function useStartImport(office: ImportOffice) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ kind, file }: { kind: ImportKind; file: File }) =>
      toImportRun(
        kind === 'records'
          ? await call('startStudentImport', { file })
          : await call('startImport', { params: { kind }, file }),
      ),
    onSuccess: (run) => {
      const queries = importQueries(office)
      queryClient.setQueryData(queries.run(run.id).queryKey, run)
      return queryClient.invalidateQueries({ queryKey: [...queries.all(), 'runs'] })
    },
  })
}

/** What is written stands in the other tables of the office too. Refetches after a refusal, because the screen is then out of date. */
function useWriting<Variables>(office: ImportOffice, mutationFn: (variables: Variables) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () =>
      office === 'administrator'
        ? queryClient.invalidateQueries({ queryKey: administrationQueries.all() })
        : Promise.all([
            queryClient.invalidateQueries({ queryKey: importQueries(office).all() }),
            queryClient.invalidateQueries({ queryKey: QUERY_ROOTS.studentRecord }),
          ]),
  })
}

interface Applying {
  importId: number
  rows: AppliedRows
  confirmed: boolean
}

export function useApplyImport(office: ImportOffice) {
  return useWriting(office, ({ importId, rows, confirmed }: Applying) => {
    const params = { importId }
    return office === 'administrator'
      ? call('applyImport', { params, body: { rows, confirmed } })
      : call('applyStudentImport', { params, body: { rows, confirmRemovals: confirmed } })
  })
}

export function useUndoImport(office: ImportOffice) {
  return useWriting(office, (importId: number) =>
    call(office === 'administrator' ? 'undoImport' : 'undoStudentImport', { params: { importId } }),
  )
}
