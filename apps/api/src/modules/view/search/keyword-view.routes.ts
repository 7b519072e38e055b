import type { Handlers } from '../../../platform/http/handler.ts'
import { kept } from '../../../platform/kept-answers/kept.ts'
import { pageWindow } from '../../../platform/paging.ts'
import { KEYWORDS } from '../../institution/keyword/keyword.model.ts'
import { presentKeyword } from '../../institution/keyword/keyword.presenter.ts'
import type { KeywordViewService } from './keyword-view.service.ts'

export function keywordViewRoutes(keywords: KeywordViewService) {
  return {
    listKeywords: ({ query }) =>
      kept(KEYWORDS, async () => {
        const { items, total } = await keywords.list(pageWindow(query))
        return { items: items.map(presentKeyword), total }
      }),
  } satisfies Partial<Handlers>
}
