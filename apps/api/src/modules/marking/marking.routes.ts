import type { Handlers } from '../../platform/http/handler.ts'
import type { MarkCorrectionService } from './mark-correction.service.ts'
import { presentSheetView } from './marking.presenter.ts'
import type { MarkingService } from './marking.service.ts'

interface Services {
  marks: MarkingService
  corrections: MarkCorrectionService
}

export function markingRoutes({ marks, corrections }: Services) {
  return {
    getMarkSheet: async ({ actor, params }) =>
      presentSheetView(await marks.getSheet(actor, params.examinationId)),

    saveMemberMark: async ({ actor, params, body }) => {
      const { parts, remark, seal } = body
      await marks.save(actor, params.examinationId, { parts, remark: remark ?? null, seal })
      return { status: 200 }
    },

    confirmMark: async ({ actor, params }) => {
      await marks.confirm(actor, params.examinationId)
      return { status: 200 }
    },

    acceptCorrections: async ({ actor, params, body }) => {
      await marks.acceptCorrections(actor, params.examinationId, body.note ?? null)
      return { status: 200 }
    },

    correctMark: async ({ actor, params, body }) => {
      const { seatID: seatId, parts, reason, decision } = body
      await corrections.correct(actor, params.examinationId, { seatId, parts, reason, decision })
      return { status: 200 }
    },
  } satisfies Partial<Handlers>
}
