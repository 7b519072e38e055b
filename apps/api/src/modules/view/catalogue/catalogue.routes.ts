import type { Handlers } from '../../../platform/http/handler.ts'
import { cutPage, pageWindow } from '../../../platform/paging.ts'
import {
  presentFinished,
  presentPlace,
  presentPresentation,
  presentTopic,
  presentWholeFinished,
  presentWholeTopic,
} from './catalogue.presenter.ts'
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
    getPublicTopic: async ({ params }) => {
      const { topic, place } = await catalogue.readTopic(params.thesisId)
      return presentWholeTopic(topic, place)
    },
    listFinishedTheses: async ({ params, query: { search = '', ...page } }) => {
      const { items, total } = await catalogue.listFinished(params.depID, search, pageWindow(page))
      return { items: items.map(presentFinished), total }
    },
    getFinishedThesis: async ({ params }) => {
      const { thesis, place } = await catalogue.readFinished(params.thesisId)
      return presentWholeFinished(thesis, place)
    },
    listPresentations: async ({ params, query }) => {
      const { items, total } = await catalogue.listPresentations(params.depID, pageWindow(query))
      return { items: items.map(presentPresentation), total }
    },
  } satisfies Partial<Handlers>
}
