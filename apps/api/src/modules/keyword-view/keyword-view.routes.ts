import type { Handlers } from '../../platform/http/handler.ts'
import { pageWindow } from '../../platform/paging.ts'
import { presentKeyword } from '../keyword/keyword.presenter.ts'
import type { KeywordService } from '../keyword/keyword.service.ts'

export function keywordRoutes(keywords: KeywordService): Handlers<'listKeywords'> {
  return {
    listKeywords: async ({ query }) => {
      const { items, total } = await keywords.list(pageWindow(query))
      return { items: items.map(presentKeyword), total }
    },
  }
}
