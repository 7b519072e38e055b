import { refreshTheses } from '../../../entities/query-keys.ts'
import { m } from '../../../paraglide/messages.js'
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

/** A refusal mostly means that the step was read or answered meanwhile. */
export function useWithdrawStep() {
  return useApiMutation({
    mutationFn: (stepId: number) => call('withdrawStep', { params: { itemId: stepId } }),
    refresh: refreshTheses,
    refreshAfterRefusal: true,
  })
}

const accept = (stepId: number) => call('acceptStep', { params: { itemId: stepId } })
const cancelAcceptance = (stepId: number) => call('cancelStepAcceptance', { params: { itemId: stepId } })

export function useAcceptStep() {
  return useApiMutation({
    mutationFn: accept,
    refresh: refreshTheses,
    refreshAfterRefusal: true,
  })
}

/** Can be undone at the same place. */
export function useAcceptListedStep() {
  return useApiMutation({
    mutationFn: accept,
    done: (stepId) => ({ message: m.todo_list_accepted(), undo: () => cancelAcceptance(stepId) }),
    refresh: refreshTheses,
    refreshAfterRefusal: true,
    refused: 'message',
  })
}

export function useCancelStepAcceptance() {
  return useApiMutation({
    mutationFn: cancelAcceptance,
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
