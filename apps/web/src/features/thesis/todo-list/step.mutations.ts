import { refreshTheses } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'
import type { Upload } from '../../../shared/forms/use-attachment.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'

export interface StepFinish extends Upload {
  stepId: number
}

export function useFinishStep() {
  return useApiMutation({
    mutationFn: ({ stepId, ...upload }: StepFinish) =>
      call('finishStep', { params: { itemId: stepId }, ...upload }),
    refresh: refreshTheses,
  })
}

export function useAcceptStep() {
  return useApiMutation({
    mutationFn: (stepId: number) => call('acceptStep', { params: { itemId: stepId } }),
    refresh: refreshTheses,
  })
}

export function useCancelStepAcceptance() {
  return useApiMutation({
    mutationFn: (stepId: number) => call('cancelStepAcceptance', { params: { itemId: stepId } }),
    refresh: refreshTheses,
  })
}

export function useReturnStep() {
  return useApiMutation({
    mutationFn: ({ stepId, reason }: { stepId: number; reason: string }) =>
      call('returnStep', { params: { itemId: stepId }, body: { reason } }),
    refresh: refreshTheses,
  })
}
