import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshTheses } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'
import type { Upload } from '../../../shared/forms/use-attachment.ts'

interface NewComment extends Upload {
  stepId: number
  text: string
}

export function useWriteComment() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ stepId, text, ...upload }: NewComment) =>
      call('writeStepComment', { params: { itemId: stepId }, body: { text }, ...upload }),
    onSuccess: () => refreshTheses(queryClient),
  })
}
