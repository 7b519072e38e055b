import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import { refreshTheses } from '../../../../entities/query-keys.ts'
import { m } from '../../../../paraglide/messages.js'
import { call } from '../../../../shared/api/client.ts'
import { useApiMutation } from '../../../../shared/ui/use-api-mutation.ts'

interface SentForm {
  kind: PaperKind
  file: File
  onProgress: (fraction: number) => void
}

export function useSetPaperForm() {
  return useApiMutation({
    mutationFn: ({ kind, file, onProgress }: SentForm) =>
      call('setPaperForm', { params: { kind }, file, onProgress }),
    done: () => m.paper_form_given(),
    refresh: refreshTheses,
  })
}

export function useDeletePaperForm() {
  return useApiMutation({
    mutationFn: (kind: PaperKind) => call('deletePaperForm', { params: { kind } }),
    refresh: refreshTheses,
    refreshAfterRefusal: true,
  })
}
