import { refreshTheses } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'
import type { Upload } from '../../../shared/forms/use-attachment.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'

interface NewComment extends Upload {
  stepId: number
  text: string
}

export function useWriteComment() {
  return useApiMutation({
    mutationFn: ({ stepId, text, ...upload }: NewComment) =>
      call('writeStepComment', { params: { itemId: stepId }, body: { text }, ...upload }),
    refresh: refreshTheses,
  })
}
