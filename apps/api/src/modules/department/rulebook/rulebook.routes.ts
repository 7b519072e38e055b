import type { Handlers } from '../../../platform/http/handler.ts'
import { cutPage } from '../../../platform/paging.ts'
import type { ProgrammeService } from './programme.service.ts'
import { newDraft, programmeFields, rulebookFields } from './rulebook.input.ts'
import { presentProgramme, presentRulebook, presentRulebookEntry } from './rulebook.presenter.ts'
import type { RulebookService } from './rulebook.service.ts'

interface Services {
  programmes: ProgrammeService
  rulebooks: RulebookService
}

export function rulebookRoutes({ programmes, rulebooks }: Services) {
  return {
    listProgrammes: async ({ actor, query }) => {
      const { items, total } = cutPage(await programmes.list(actor, query.depID), query)
      return { items: items.map(presentProgramme), total }
    },
    createProgramme: async ({ actor, body }) => ({
      status: 200,
      id: await programmes.create(actor, body.depID, programmeFields(body)),
    }),
    editProgramme: async ({ actor, params, body, ifMatch }) => {
      await programmes.edit(actor, params.programmeId, programmeFields(body), ifMatch)
    },
    listRulebooks: async ({ actor, params, query }) => {
      const { items, total } = cutPage(await rulebooks.list(actor, params.depID), query)
      return { items: items.map(presentRulebookEntry), total }
    },
    getRulebook: async ({ actor, params }) => presentRulebook(await rulebooks.get(actor, params.rulebookId)),
    draftRulebook: async ({ actor, body }) => ({
      status: 200,
      id: await rulebooks.draft(actor, body.depID, newDraft(body)),
    }),
    editRulebook: async ({ actor, params, body, ifMatch }) => {
      await rulebooks.edit(actor, params.rulebookId, rulebookFields(body), ifMatch)
    },
    deleteRulebook: async ({ actor, params }) => {
      await rulebooks.delete(actor, params.rulebookId)
    },
  } satisfies Partial<Handlers>
}
