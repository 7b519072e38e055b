import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshTheses } from '../../../../entities/query-keys.ts'
import { call } from '../../../../shared/api/client.ts'

interface SentForm {
  kind: PaperKind
  file: File
  onProgress: (fraction: number) => void
}

/** The dialog shows the refusal, where another file can be chosen. */
export function useSetPaperForm() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, file, onProgress }: SentForm) =>
      call('setPaperForm', { params: { kind }, file, onProgress }),
    onSuccess: () => refreshTheses(queryClient),
  })
}

export function useDeletePaperForm() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (kind: PaperKind) => call('deletePaperForm', { params: { kind } }),
    onSettled: () => refreshTheses(queryClient),
  })
}
