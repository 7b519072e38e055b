import type { Handlers } from '../../../platform/http/handler.ts'
import { presentHeldMails } from '../../../platform/mail/held-mails.presenter.ts'
import type { MarkByLinkService } from './mark-by-link.service.ts'
import type { MarkCorrectionService } from './mark-correction.service.ts'
import { presentMarkByLink, presentSheetView } from './marking.presenter.ts'
import type { MarkingService } from './marking.service.ts'

interface Services {
  marks: MarkingService
  byLink: MarkByLinkService
  corrections: MarkCorrectionService
}

export function markingRoutes({ marks, byLink, corrections }: Services) {
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
      await corrections.correct(actor, params.examinationId, { seatId, parts, reason, decision })
    },

    sendMarkLink: async ({ actor, params, body }) => {
      const held = await marks.sendLink(actor, params.examinationId, body.seatID)
      return { status: 200, ...presentHeldMails(held) }
    },

    openMarkSheet: async ({ body, caller }) =>
      presentMarkByLink(await byLink.open(body.code, body.pin ?? null, caller)),

    readTextToMark: ({ body, caller }) => byLink.readText(body.code, caller),

    sendMarkCode: async ({ body, caller }) => {
      await byLink.sendCode(body.code, caller)
    },

    saveMarkByLink: async ({ body, caller }) => {
      const { code, pin, parts, remark, seal } = body
      await byLink.save({ code, pin }, { parts, remark: remark ?? null, seal }, caller)
    },

    confirmMarkByLink: async ({ body, caller }) => {
      await byLink.confirm(body, caller)
    },
  } satisfies Partial<Handlers>
}
