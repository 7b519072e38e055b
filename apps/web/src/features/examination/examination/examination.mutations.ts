import type { Wire } from '@diatrivi/contract/endpoints'
import { refreshTheses } from '../../../entities/query-keys.ts'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'
import { saidOfPlan } from './day-warnings.tsx'
import { type DateAnswerOf, type Held, toAnswer, toHeldBody } from './examination.mapper.ts'

/** Refreshes after a refusal too: mostly another person was faster, and the screen is out of date. */
const FRESH = { refresh: refreshTheses, refreshAfterRefusal: true } as const

/** What one button does: its refusal is shown in a message. */
const BY_BUTTON = { ...FRESH, refused: 'message' } as const

export interface Its {
  id: number
  version: number
}

const of = ({ id, version }: Its) => ({ params: { examinationId: id }, version })

export const useShareTopic = (thesisId: number) =>
  useApiMutation({
    mutationFn: (username: string) => call('shareTopic', { params: { thesisId }, body: { username } }),
    done: () => m.examination_group_shared(),
    ...FRESH,
  })

export const useOfferDates = (thesisId: number) =>
  useApiMutation({
    mutationFn: (body: Wire<'offerDates'>['body']) => call('offerDates', { params: { thesisId }, body }),
    done: (_body, answer) => saidOfPlan(m.examination_done_offered(), answer),
    ...FRESH,
  })

export const useAnswerDates = (thesisId: number) =>
  useApiMutation({
    mutationFn: (answers: DateAnswerOf[]) =>
      call('answerDates', { params: { thesisId }, body: { answers: answers.map(toAnswer) } }),
    done: () => m.examination_done_answered(),
    ...BY_BUTTON,
  })

export const useAnswerDatesByLink = (code: string) =>
  useApiMutation({
    mutationFn: (answers: DateAnswerOf[]) =>
      call('answerDatesByLink', { body: { code, answers: answers.map(toAnswer) } }),
    done: () => m.examination_done_answered(),
    ...BY_BUTTON,
  })

export const usePlan = (thesisId: number) =>
  useApiMutation({
    mutationFn: (body: Wire<'planExamination'>['body']) =>
      call('planExamination', { params: { thesisId }, body }),
    done: (_body, answer) => saidOfPlan(m.examination_done_planned(), answer),
    ...FRESH,
  })

export const useMove = () =>
  useApiMutation({
    mutationFn: ({ its, body }: { its: Its; body: Wire<'moveExamination'>['body'] }) =>
      call('moveExamination', { ...of(its), body }),
    done: (_asked, answer) => saidOfPlan(m.examination_done_moved(), answer),
    ...FRESH,
  })

export const useAnnounce = () =>
  useApiMutation({
    mutationFn: (its: Its) => call('announceExamination', of(its)),
    done: () => m.examination_done_announced(),
    ...BY_BUTTON,
  })

export const useHold = () =>
  useApiMutation({
    mutationFn: ({ its, body }: { its: Its; body: Held }) =>
      call('holdExamination', { ...of(its), body: toHeldBody(body) }),
    done: () => m.examination_done_held(),
    ...FRESH,
  })

export const useOpenMarking = (thesisId: number) =>
  useApiMutation({
    mutationFn: (body: Wire<'openMarking'>['body']) => call('openMarking', { params: { thesisId }, body }),
    done: (_body, answer) => saidOfPlan(m.examination_done_marking(), answer),
    ...BY_BUTTON,
  })

export const useCancel = () =>
  useApiMutation({
    mutationFn: ({ its, ...body }: { its: Its; reason: string; linked: boolean }) =>
      call('cancelExamination', { ...of(its), body }),
    done: () => m.examination_done_cancelled(),
    ...BY_BUTTON,
  })
