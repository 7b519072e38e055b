import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshTheses } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'
import type { Upload } from '../../../shared/forms/use-attachment.ts'

/** An act on a step, by the student or the instructor, that refetches every screen with steps. */
function useStepMutation<Variables, Result>(mutationFn: (variables: Variables) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => refreshTheses(queryClient) })
}

export interface StepFinish extends Upload {
  stepId: number
}

export function useFinishStep() {
  return useStepMutation(({ stepId, ...upload }: StepFinish) =>
    call('finishStep', { params: { itemId: stepId }, ...upload }),
  )
}

export function useAcceptStep() {
  return useStepMutation((stepId: number) => call('acceptStep', { params: { itemId: stepId } }))
}

export function useCancelStepAcceptance() {
  return useStepMutation((stepId: number) => call('cancelStepAcceptance', { params: { itemId: stepId } }))
}

export function useReturnStep() {
  return useStepMutation(({ stepId, reason }: { stepId: number; reason: string }) =>
    call('returnStep', { params: { itemId: stepId }, body: { reason } }),
  )
}
