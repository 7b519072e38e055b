import type { AppliedRows, ImportKind } from '@diatrivi/domain/import/import-kind'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { administrationQueries } from '../administration.queries.ts'
import { toImportRun } from './import.mapper.ts'
import { importQueries } from './import.queries.ts'

export function useStartImport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ kind, file }: { kind: ImportKind; file: File }) =>
      toImportRun(await call('startImport', { params: { kind }, file })),
    onSuccess: (run) => {
      queryClient.setQueryData(importQueries.run(run.id).queryKey, run)
      return queryClient.invalidateQueries({ queryKey: [...importQueries.all(), 'runs'] })
    },
  })
}

/** What is written stands in the tables of administrators too. Refetches after a refusal, because the screen is then out of date. */
function useWriting<Variables>(mutationFn: (variables: Variables) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: administrationQueries.all() }),
  })
}

export function useApplyImport() {
  return useWriting(({ importId, ...body }: { importId: number; rows: AppliedRows; confirmed: boolean }) =>
    call('applyImport', { params: { importId }, body }),
  )
}

export function useUndoImport() {
  return useWriting((importId: number) => call('undoImport', { params: { importId } }))
}
