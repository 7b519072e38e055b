import type { Wire } from '@diatrivi/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshTheses } from '../../../entities/query-keys.ts'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import { useAct } from '../../../shared/ui/use-act.ts'

/** Refreshes after a refusal too: mostly another person was faster, and the screen is out of date. */
function useExaminationAct<Variables>(act: (variables: Variables) => Promise<unknown>, done: () => string) {
  const queryClient = useQueryClient()
  const run = useAct()
  return useMutation({
    mutationFn: (variables: Variables) => run(() => act(variables), { done: done() }),
    onSettled: () => refreshTheses(queryClient),
  })
}

export interface Its {
  examinationID: number
  version: number
}

const of = ({ examinationID, version }: Its) => ({ params: { examinationId: examinationID }, version })

/** Its dialog says what went wrong, at the field where there is one. */
export function useShareTopic(thesisId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (username: string) => call('shareTopic', { params: { thesisId }, body: { username } }),
    onSettled: () => refreshTheses(queryClient),
  })
}

export const useOfferDates = (thesisId: number) =>
  useExaminationAct(
    (body: Wire<'offerDates'>['body']) => call('offerDates', { params: { thesisId }, body }),
    m.examination_done_offered,
  )

export const useAnswerDates = (thesisId: number) =>
  useExaminationAct(
    (answers: Wire<'answerDates'>['body']['answers']) =>
      call('answerDates', { params: { thesisId }, body: { answers } }),
    m.examination_done_answered,
  )

export const useAnswerDatesByLink = (code: string) =>
  useExaminationAct(
    (answers: Wire<'answerDates'>['body']['answers']) =>
      call('answerDatesByLink', { body: { code, answers } }),
    m.examination_done_answered,
  )

export const usePlan = (thesisId: number) =>
  useExaminationAct(
    (body: Wire<'planExamination'>['body']) => call('planExamination', { params: { thesisId }, body }),
    m.examination_done_planned,
  )

export const useMove = () =>
  useExaminationAct(
    ({ its, body }: { its: Its; body: Wire<'moveExamination'>['body'] }) =>
      call('moveExamination', { ...of(its), body }),
    m.examination_done_moved,
  )

export const useAnnounce = () =>
  useExaminationAct((its: Its) => call('announceExamination', of(its)), m.examination_done_announced)

export const useHold = () =>
  useExaminationAct(
    ({ its, body }: { its: Its; body: Wire<'holdExamination'>['body'] }) =>
      call('holdExamination', { ...of(its), body }),
    m.examination_done_held,
  )

export const useOpenMarking = (thesisId: number) =>
  useExaminationAct(
    (body: Wire<'openMarking'>['body']) => call('openMarking', { params: { thesisId }, body }),
    m.examination_done_marking,
  )

export const useCancel = () =>
  useExaminationAct(
    ({ its, ...body }: { its: Its; reason: string; linked: boolean }) =>
      call('cancelExamination', { ...of(its), body }),
    m.examination_done_cancelled,
  )
