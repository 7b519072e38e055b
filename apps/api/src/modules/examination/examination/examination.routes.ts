import type { Handlers } from '../../../platform/http/handler.ts'
import { presentHeldMails } from '../../../platform/mail/held-mails.presenter.ts'
import { pageWindow } from '../../../platform/paging.ts'
import type { DatePoll } from './date-poll.service.ts'
import type { DatesByLinkService } from './dates-by-link.service.ts'
import { examinationPlan, heldExamination, momentOf, offeredDates } from './examination.input.ts'
import { presentClash, presentDatesByLink, presentListed } from './examination.presenter.ts'
import type { ExaminationService } from './examination.service.ts'
import type { MarkingOpening } from './open-marking.service.ts'

export function examinationRoutes(
  examinations: ExaminationService,
  polls: DatePoll,
  byLink: DatesByLinkService,
  opening: MarkingOpening,
) {
  return {
    offerDates: async ({ actor, params, body }) => {
      const held = await polls.offer(actor, params.thesisId, offeredDates(body))
      return { status: 200, ...presentHeldMails(held) }
    },

    answerDates: async ({ actor, params, body }) => {
      const answers = body.answers.map(({ optionID, answer }) => ({ optionId: optionID, answer }))
      await polls.answer(actor, params.thesisId, answers)
    },

    openDates: async ({ body, caller }) => presentDatesByLink(await byLink.open(body.code, caller)),

    answerDatesByLink: async ({ body, caller }) => {
      const answers = body.answers.map(({ optionID, answer }) => ({ optionId: optionID, answer }))
      await byLink.answer(body.code, answers, caller)
    },

    findClashes: async ({ actor, query }) => {
      const { thesis, minutes, place } = query
      const wanted = { startsAt: momentOf(query), minutes, place }
      return (await examinations.findClashes(actor, thesis, wanted)).map(presentClash)
    },

    planExamination: async ({ actor, params, body }) => {
      const { overrideReason, linked } = body
      const of = { thesisId: params.thesisId, linked }
      const { id, held } = await examinations.plan(actor, of, examinationPlan(body), overrideReason)
      return { status: 200, id, ...presentHeldMails(held) }
    },

    moveExamination: async ({ actor, params, body, ifMatch }) => {
      const { reason, allAgree, overrideReason, linked } = body
      const said = { reason, allAgree, overrideReason, linked }
      const held = await examinations.move(actor, params.examinationId, examinationPlan(body), said, ifMatch)
      return { status: 200, ...presentHeldMails(held) }
    },

    announceExamination: async ({ actor, params, ifMatch }) => {
      const held = await examinations.announce(actor, params.examinationId, ifMatch)
      return { status: 200, ...presentHeldMails(held) }
    },

    openMarking: async ({ actor, params, body }) => {
      const held = await opening.open(actor, params.thesisId, body.corrections)
      return { status: 200, ...presentHeldMails(held) }
    },

    holdExamination: async ({ actor, params, body, ifMatch }) => {
      const held = await examinations.hold(actor, params.examinationId, heldExamination(body), ifMatch)
      return { status: 200, ...presentHeldMails(held) }
    },

    cancelExamination: async ({ actor, params, body, ifMatch }) => {
      const held = await examinations.cancel(actor, params.examinationId, body, ifMatch)
      return { status: 200, ...presentHeldMails(held) }
    },

    listExaminations: async ({ actor, query }) => {
      const { items, total } = await examinations.list(actor, query, pageWindow(query))
      return { items: items.map(presentListed), total }
    },
  } satisfies Partial<Handlers>
}
