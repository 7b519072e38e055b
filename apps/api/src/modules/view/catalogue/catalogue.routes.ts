import type { Handlers } from '../../../platform/http/handler.ts'
import { cutPage, pageWindow } from '../../../platform/paging.ts'
import { presentFinished, presentPlace, presentTopic, presentWholeTopic } from './catalogue.presenter.ts'
import type { CatalogueService } from './catalogue.service.ts'

export function catalogueRoutes(catalogue: CatalogueService) {
  return {
    listPublicDepartments: async ({ query }) =>
      cutPage((await catalogue.listDepartments()).map(presentPlace), query),
    listPublicTopics: async ({ params, query: { search = '', instructorID, ...page } }) => {
      const filter = { search, instructorId: instructorID ?? null }
      const { items, total } = await catalogue.listTopics(params.depID, filter, pageWindow(page))
      return { items: items.map(presentTopic), total }
    },
    getPublicTopic: async ({ params }) => presentWholeTopic(await catalogue.readTopic(params.thesisId)),
    listFinishedTheses: async ({ params, query: { search = '', ...page } }) => {
      const { items, total } = await catalogue.listFinished(params.depID, search, pageWindow(page))
      return { items: items.map(presentFinished), total }
    },
  } satisfies Partial<Handlers>
}
