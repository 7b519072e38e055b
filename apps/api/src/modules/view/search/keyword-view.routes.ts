import type { Handlers } from '../../../platform/http/handler.ts'
import { pageWindow } from '../../../platform/paging.ts'
import { presentKeyword } from '../../institution/keyword/keyword.presenter.ts'
import type { KeywordViewService } from './keyword-view.service.ts'

export function keywordViewRoutes(keywords: KeywordViewService) {
  return {
    listKeywords: async ({ query }) => {
      const { items, total } = await keywords.list(pageWindow(query))
      return { items: items.map(presentKeyword), total }
    },
  } satisfies Partial<Handlers>
}
