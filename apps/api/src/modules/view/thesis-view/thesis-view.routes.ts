import type { Handlers } from '../../../platform/http/handler.ts'
import { withVersion } from '../../../platform/http/output/versioned.ts'
import type { Page } from '../../../platform/paging.ts'
import { cutPage } from '../../../platform/paging.ts'
import type { CurrentThesisService } from './current-thesis.service.ts'
import type { FinalTexts } from './final-text.service.ts'
import type { PastTheses } from './past-theses.service.ts'
import type { ThesisHistory } from './thesis-history.service.ts'
import type { ThesisReading } from './thesis-reading.service.ts'
import { departmentThesesQuery, thesisFilter, thesisQuery } from './thesis-view.input.ts'
import type { SeenThesis } from './thesis-view.model.ts'
import {
  presentCurrentThesis,
  presentEvent,
  presentPastThesis,
  presentThesis,
} from './thesis-view.presenter.ts'

interface Services {
  reading: ThesisReading
  current: CurrentThesisService
  past: PastTheses
  history: ThesisHistory
  finalTexts: FinalTexts
}

export function thesisViewRoutes(services: Services) {
  const { reading, current, past, history, finalTexts } = services
  return {
    listThesesInProgress: async ({ actor, query }) =>
      presentPage(await reading.list(actor, 'inProgress', thesisQuery(query))),
    listUngivenTheses: async ({ actor, query }) =>
      presentPage(await reading.list(actor, 'ungiven', thesisQuery(query))),
    listEndedTheses: async ({ actor, query }) =>
      presentPage(await reading.list(actor, 'ended', thesisQuery(query))),
    listThesesWithoutList: async ({ actor, query }) =>
      presentPage(await reading.list(actor, 'withoutList', thesisQuery(query))),
    /** The open theses of the student's own department, or of the whole institution. */
    listOpenTheses: async ({ actor, query }) => {
      const list = query.department === 'all' ? 'openInInstitution' : 'openInDepartment'
      return presentPage(await reading.list(actor, list, thesisQuery(query)))
    },

    listDepartmentTheses: async ({ actor, query }) =>
      presentPage(await reading.list(actor, 'ofDepartment', departmentThesesQuery(query))),

    countTheses: ({ actor, query }) => reading.counts(actor, thesisFilter(query)),

    listPastTheses: async ({ actor, query }) => cutPage((await past.of(actor)).map(presentPastThesis), query),

    getThesis: async ({ actor, params }) => {
      const view = presentThesis(await reading.one(actor, params.thesisId))
      return withVersion([view], view.version)
    },

    getThesisHistory: async ({ actor, params, query }) =>
      cutPage((await history.read(actor, params.thesisId)).map(presentEvent), query),

    getCurrentThesis: async ({ actor }) => presentCurrentThesis(await current.of(actor)),

    downloadFinalText: ({ actor, params, query }) =>
      query.assignment === undefined
        ? finalTexts.open(actor, params.thesisId)
        : finalTexts.openFormer(actor, params.thesisId, query.assignment),
  } satisfies Partial<Handlers>
}

const presentPage = ({ items, total }: Page<SeenThesis[]>) => ({ items: items.map(presentThesis), total })
