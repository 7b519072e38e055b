import type { Handlers } from '../../../platform/http/handler.ts'
import { presentHeldMails } from '../../../platform/mail/held-mails.presenter.ts'
import { pageWindow } from '../../../platform/paging.ts'
import { examinationPlan, heldExamination, momentOf, offeredDates } from './examination.input.ts'
import { presentArranged, presentClash, presentDatesByLink, presentListed } from './examination.presenter.ts'
import type { ExaminationService } from './examination.service.ts'

export function examinationRoutes(examinations: ExaminationService) {
  return {
    offerDates: async ({ actor, params, body }) => {
      const offered = await examinations.offerDates(actor, params.thesisId, offeredDates(body))
      return { status: 200, ...presentArranged(offered) }
    },

    answerDates: async ({ actor, params, body }) => {
      const answers = body.answers.map(({ optionID, answer }) => ({ optionId: optionID, answer }))
      await examinations.answerDates(actor, params.thesisId, answers)
    },

    openDates: async ({ body, caller }) =>
      presentDatesByLink(await examinations.readDatesByLink(body.code, caller)),

    answerDatesByLink: async ({ body, caller }) => {
      const answers = body.answers.map(({ optionID, answer }) => ({ optionId: optionID, answer }))
      await examinations.answerDatesByLink(body.code, answers, caller)
    },

    findClashes: async ({ actor, query }) => {
      const { thesis, minutes, place } = query
      const wanted = { startsAt: momentOf(query), minutes, place }
      return (await examinations.findClashes(actor, thesis, wanted)).map(presentClash)
    },

    listExaminationPlaces: ({ actor, params }) => examinations.listPlaces(actor, params.thesisId),

    planExamination: async ({ actor, params, body }) => {
      const { overrideReason, linked } = body
      const of = { thesisId: params.thesisId, linked }
      const { id, ...planned } = await examinations.plan(actor, of, examinationPlan(body), overrideReason)
      return { status: 200, id, ...presentArranged(planned) }
    },

    moveExamination: async ({ actor, params, body, ifMatch }) => {
      const { reason, allAgree, overrideReason, linked } = body
      const said = { reason, allAgree, overrideReason, linked }
      const plan = examinationPlan(body)
      const moved = await examinations.move(actor, params.examinationId, plan, said, ifMatch)
      return { status: 200, ...presentArranged(moved) }
    },

    announceExamination: async ({ actor, params, ifMatch }) => {
      const held = await examinations.announce(actor, params.examinationId, ifMatch)
      return { status: 200, ...presentHeldMails(held) }
    },

    openMarking: async ({ actor, params, body }) => {
      const opened = await examinations.openMarking(actor, params.thesisId, body.corrections)
      return { status: 200, ...presentArranged(opened) }
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
