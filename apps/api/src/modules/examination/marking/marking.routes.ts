import type { Handlers } from '../../../platform/http/handler.ts'
import { presentHeldMails } from '../../../platform/mail/held-mails.presenter.ts'
import type { MarkService } from './mark.service.ts'
import { presentMarkByLink, presentSheetView } from './marking.presenter.ts'

export function markingRoutes(marks: MarkService) {
  return {
    getMarkSheet: async ({ actor, params }) =>
      presentSheetView(await marks.getSheet(actor, params.examinationId)),

    saveMemberMark: async ({ actor, params, body }) => {
      const { parts, remark, seal } = body
      await marks.save(actor, params.examinationId, { parts, remark: remark ?? null, seal })
    },

    confirmMark: async ({ actor, params }) => {
      await marks.confirm(actor, params.examinationId)
    },

    acceptCorrections: async ({ actor, params, body }) => {
      await marks.acceptCorrections(actor, params.examinationId, body.note ?? null)
    },

    correctMark: async ({ actor, params, body }) => {
      const { seatID: seatId, parts, reason, decision } = body
      await marks.correct(actor, params.examinationId, { seatId, parts, reason, decision })
    },

    sendMarkLink: async ({ actor, params, body }) => {
      const held = await marks.sendLink(actor, params.examinationId, body.seatID)
      return { status: 200, ...presentHeldMails(held) }
    },

    openMarkSheet: async ({ body, caller }) =>
      presentMarkByLink(await marks.readByLink(body.code, body.pin ?? null, caller)),

    readTextToMark: ({ body, caller }) => marks.readTextByLink(body.code, caller),

    sendMarkCode: async ({ body, caller }) => {
      await marks.sendCode(body.code, caller)
    },

    saveMarkByLink: async ({ body, caller }) => {
      const { code, pin, parts, remark, seal } = body
      await marks.saveByLink({ code, pin }, { parts, remark: remark ?? null, seal }, caller)
    },

    confirmMarkByLink: async ({ body, caller }) => {
      await marks.confirmByLink(body, caller)
    },
  } satisfies Partial<Handlers>
}
