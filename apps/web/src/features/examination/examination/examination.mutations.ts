import type { Wire } from '@diatrivi/contract/endpoints'
import { refreshTheses } from '../../../entities/query-keys.ts'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'

/** Refreshes after a refusal too: mostly another person was faster, and the screen is out of date. */
const FRESH = { refresh: refreshTheses, refreshAfterRefusal: true } as const

/** What one button does: its refusal is shown in a message. */
const BY_BUTTON = { ...FRESH, refused: 'message' } as const

export interface Its {
  examinationID: number
  version: number
}

const of = ({ examinationID, version }: Its) => ({ params: { examinationId: examinationID }, version })

export const useShareTopic = (thesisId: number) =>
  useApiMutation({
    mutationFn: (username: string) => call('shareTopic', { params: { thesisId }, body: { username } }),
    done: () => m.examination_group_shared(),
    ...FRESH,
  })

export const useOfferDates = (thesisId: number) =>
  useApiMutation({
    mutationFn: (body: Wire<'offerDates'>['body']) => call('offerDates', { params: { thesisId }, body }),
    done: () => m.examination_done_offered(),
    ...FRESH,
  })

export const useAnswerDates = (thesisId: number) =>
  useApiMutation({
    mutationFn: (answers: Wire<'answerDates'>['body']['answers']) =>
      call('answerDates', { params: { thesisId }, body: { answers } }),
    done: () => m.examination_done_answered(),
    ...BY_BUTTON,
  })

export const useAnswerDatesByLink = (code: string) =>
  useApiMutation({
    mutationFn: (answers: Wire<'answerDates'>['body']['answers']) =>
      call('answerDatesByLink', { body: { code, answers } }),
    done: () => m.examination_done_answered(),
    ...BY_BUTTON,
  })

export const usePlan = (thesisId: number) =>
  useApiMutation({
    mutationFn: (body: Wire<'planExamination'>['body']) =>
      call('planExamination', { params: { thesisId }, body }),
    done: () => m.examination_done_planned(),
    ...FRESH,
  })

export const useMove = () =>
  useApiMutation({
    mutationFn: ({ its, body }: { its: Its; body: Wire<'moveExamination'>['body'] }) =>
      call('moveExamination', { ...of(its), body }),
    done: () => m.examination_done_moved(),
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
    mutationFn: ({ its, body }: { its: Its; body: Wire<'holdExamination'>['body'] }) =>
      call('holdExamination', { ...of(its), body }),
    done: () => m.examination_done_held(),
    ...FRESH,
  })

export const useOpenMarking = (thesisId: number) =>
  useApiMutation({
    mutationFn: (body: Wire<'openMarking'>['body']) => call('openMarking', { params: { thesisId }, body }),
    done: () => m.examination_done_marking(),
    ...BY_BUTTON,
  })

export const useCancel = () =>
  useApiMutation({
    mutationFn: ({ its, ...body }: { its: Its; reason: string; linked: boolean }) =>
      call('cancelExamination', { ...of(its), body }),
    done: () => m.examination_done_cancelled(),
    ...BY_BUTTON,
  })
