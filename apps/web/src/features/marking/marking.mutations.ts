import type { Wire } from '@diatrivi/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshTheses } from '../../entities/query-keys.ts'
import { m } from '../../paraglide/messages.js'
import { call } from '../../shared/api/client.ts'
import { useAct } from '../../shared/ui/use-act.ts'

/** Refreshes after a refusal too: mostly another person was faster, and the screen is out of date. */
function useMarkingAct<Variables>(
  act: (variables: Variables) => Promise<unknown>,
  done: (variables: Variables) => string,
  onRefused?: (error: unknown) => void,
) {
  const queryClient = useQueryClient()
  const run = useAct()
  return useMutation({
    mutationFn: (variables: Variables) =>
      run(() => act(variables), { done: done(variables), ...(onRefused && { onRefused }) }),
    onSettled: () => refreshTheses(queryClient),
  })
}

/** A refusal that names marks is shown at these, by the caller. */
export const useSaveMemberMark = (examinationId: number, onRefused: (error: unknown) => void) =>
  useMarkingAct(
    (body: Wire<'saveMemberMark'>['body']) => call('saveMemberMark', { params: { examinationId }, body }),
    ({ seal }) => (seal ? m.marking_seal_done() : m.marking_saved()),
    onRefused,
  )

export const useConfirmMark = (examinationId: number) =>
  useMarkingAct(() => call('confirmMark', { params: { examinationId } }), m.marking_confirmed)

/** A refusal that names a field is shown there, by the caller. */
export const useCorrectMark = (examinationId: number, onRefused: (error: unknown) => void) =>
  useMarkingAct(
    (body: Wire<'correctMark'>['body']) => call('correctMark', { params: { examinationId }, body }),
    m.marking_correct_done,
    onRefused,
  )

export const useAcceptCorrections = (examinationId: number) =>
  useMarkingAct(
    (note: string) =>
      call('acceptCorrections', { params: { examinationId }, body: note === '' ? {} : { note } }),
    m.marking_accept_done,
  )
