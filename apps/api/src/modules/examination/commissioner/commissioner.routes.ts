import type { Handlers } from '../../../platform/http/handler.ts'
import { presentHeldMails } from '../../../platform/mail/held-mails.presenter.ts'
import { cutPage } from '../../../platform/paging.ts'
import { presentCommissionerComment } from './commissioner.presenter.ts'
import type { CommissionerService } from './commissioner.service.ts'

export function commissionerRoutes(commissioners: CommissionerService) {
  return {
    setCommissioner: async ({ actor, params, body }) => {
      const { firstName, surname, email, language, ...fields } = body
      const mentor = { firstName, surname, email, language }
      await commissioners.set(actor, params.thesisId, { ...fields, mentor })
    },

    removeCommissioner: async ({ actor, params }) => {
      await commissioners.remove(actor, params.thesisId)
    },

    sendCommissionerLink: async ({ actor, params }) => {
      const held = await commissioners.sendLink(actor, params.thesisId)
      return { status: 200, ...presentHeldMails(held) }
    },

    revokeCommissionerLink: async ({ actor, params }) => {
      await commissioners.revokeLink(actor, params.thesisId)
    },

    listCommissionerComments: async ({ actor, params, query }) => {
      const comments = await commissioners.listComments(actor, params.thesisId)
      return cutPage(comments.map(presentCommissionerComment), query)
    },

    writeCommissionerComment: ({ actor, params, body }) =>
      commissioners.comment(actor, params.thesisId, body.text),

    writeCommentByLink: async ({ body, caller }) => {
      await commissioners.commentByLink(body.code, body.text, caller)
    },
  } satisfies Partial<Handlers>
}
