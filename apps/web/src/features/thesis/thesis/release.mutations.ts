import { refreshTheses } from '../../../entities/query-keys.ts'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'

/** Comes with its dialog: the page of a thesis has no room for what is done once. */
export function useReleaseThesis() {
  return useApiMutation({
    mutationFn: ({ thesisId, reason }: { thesisId: number; reason: string }) =>
      call('releaseThesis', { params: { thesisId }, body: { reason } }),
    done: () => m.thesis_released(),
    refresh: refreshTheses,
    refused: 'message',
  })
}
