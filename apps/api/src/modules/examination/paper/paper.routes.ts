import type { Handlers } from '../../../platform/http/handler.ts'
import { cutCapped, cutPage } from '../../../platform/paging.ts'
import type { PaperForms } from './form/paper-form.service.ts'
import { toWish } from './paper.input.ts'
import {
  presentDepartmentPaper,
  presentForm,
  presentIssued,
  presentMinutesDue,
  presentOfCode,
  presentPaperOutcomes,
  presentPapers,
  presentVerified,
} from './paper.presenter.ts'
import type { PaperService } from './paper.service.ts'

interface Services {
  papers: PaperService
  forms: PaperForms
}

export function paperRoutes({ papers, forms }: Services) {
  return {
    previewPaper: ({ actor, query }) => papers.preview(actor, toWish(query), query.format ?? 'pdf'),
    issuePaper: async ({ actor, body }) => presentIssued(await papers.issue(actor, toWish(body))),
    downloadPaper: ({ actor, params, query }) =>
      papers.download(actor, params.paperId, query.format ?? 'pdf'),
    downloadSignedPaper: ({ actor, params }) => papers.downloadReturn(actor, params.returnId),
    listPapers: async ({ actor, params }) => presentPapers(await papers.listOfThesis(actor, params.thesisId)),
    getPaperOfCode: async ({ actor, params }) => presentOfCode(await papers.readOfCode(actor, params.code)),

    returnPaper: async ({ actor, params, body, file }) => {
      const said = { how: body.how, reason: body.reason ?? null }
      return { status: 200, id: await papers.accept(actor, params.paperId, said, file) }
    },

    voidPaper: async ({ actor, params, body }) => {
      await papers.void(actor, params.paperId, body.reason)
    },

    setPaperProtocol: async ({ actor, params, body }) => {
      await papers.setProtocol(actor, params.paperId, body)
    },

    listDepartmentPapers: async ({ actor, query: { kind, state, ...page } }) => {
      const wanted = { kind: kind ?? null, state: state ?? null }
      const isWhole = page.page === undefined && page.pageSize === undefined
      const all = await papers.listInDepartment(actor, wanted, { isWhole })
      return cutCapped(all.map(presentDepartmentPaper), page)
    },

    downloadPapers: ({ actor, query }) => papers.downloadAll(actor, query.papers, query.format ?? 'pdf'),

    listMinutesDue: async ({ actor, query }) =>
      cutCapped((await papers.listMinutesDue(actor)).map(presentMinutesDue), query),

    issuePapers: async ({ actor, body, caller }) => {
      const { kind, theses: thesisIds } = body
      return presentPaperOutcomes(await papers.issueAll(actor, { kind, thesisIds }), caller.language)
    },

    verifyPaper: async ({ params, caller }) => presentVerified(await papers.verify(params.code, caller)),

    listPaperForms: async ({ actor, query }) => cutPage((await forms.list(actor)).map(presentForm), query),
    setPaperForm: async ({ actor, params, file }) => ({
      status: 200,
      id: await forms.set(actor, params.kind, file),
    }),
    downloadPaperForm: ({ actor, params }) => forms.download(actor, params.kind),
    deletePaperForm: async ({ actor, params }) => {
      await forms.delete(actor, params.kind)
    },
  } satisfies Partial<Handlers>
}
