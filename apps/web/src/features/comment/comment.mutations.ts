import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshTheses } from '../../model/query-keys.ts'
import { call } from '../../shared/api/client.ts'

interface NewComment {
  stepId: number
  text: string
  file: File | null
  /** Told from 0 to 1, where there is a file. */
  onProgress: ((fraction: number) => void) | undefined
  signal: AbortSignal
}

export function useWriteComment() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ stepId, text, ...upload }: NewComment) =>
      call('writeStepComment', { params: { itemId: stepId }, body: { text }, ...upload }),
    onSuccess: () => refreshTheses(queryClient),
  })
}
