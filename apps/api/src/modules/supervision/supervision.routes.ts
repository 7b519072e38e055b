import type { Handlers } from '../../platform/http/handler.ts'
import { withVersion } from '../../platform/http/output/versioned.ts'
import type { Page } from '../../platform/paging.ts'
import { cutPage } from '../../platform/paging.ts'
import type { SeenThesis } from '../thesis/thesis.model.ts'
import type { PastTheses } from '../thesis-view/past-theses.service.ts'
import type { ThesisHistory } from '../thesis-view/thesis-history.service.ts'
import type { ThesisReading } from '../thesis-view/thesis-reading.service.ts'
import { presentEvent, presentPastThesis, presentThesis } from '../thesis-view/thesis-view.presenter.ts'
import type { StudentsPart } from './students-part.service.ts'
import { newThesis, thesisChange, thesisQuery } from './supervision.input.ts'
import type { ThesisEditing } from './thesis-editing.service.ts'
import type { ThesisEnding } from './thesis-ending.service.ts'

interface Services {
  reading: ThesisReading
  editing: ThesisEditing
  ending: ThesisEnding
  history: ThesisHistory
  past: PastTheses
  studentsPart: StudentsPart
}

type ThesisRoutes = Handlers<
  | 'listThesesInProgress'
  | 'listUngivenTheses'
  | 'listEndedTheses'
  | 'listThesesWithoutList'
  | 'listOpenTheses'
  | 'listPastTheses'
  | 'getThesis'
  | 'getThesisHistory'
  | 'createThesis'
  | 'editThesis'
  | 'deleteThesis'
  | 'markThesis'
  | 'releaseThesis'
  | 'setThesisVisibility'
  | 'submitFinalText'
  | 'downloadFinalText'
>

export function thesisRoutes({
  reading,
  editing,
  ending,
  history,
  past,
  studentsPart,
}: Services): ThesisRoutes {
  return {
    listThesesInProgress: async ({ actor, query }) =>
      presentPage(await reading.inProgress(actor, thesisQuery(query))),
    listUngivenTheses: async ({ actor, query }) =>
      presentPage(await reading.ungiven(actor, thesisQuery(query))),
    listEndedTheses: async ({ actor, query }) => presentPage(await reading.ended(actor, thesisQuery(query))),
    listThesesWithoutList: async ({ actor, query }) =>
      presentPage(await reading.withoutList(actor, thesisQuery(query))),
    listOpenTheses: async ({ actor, query }) =>
      presentPage(await reading.open(actor, query.department === 'all', thesisQuery(query))),

    listPastTheses: async ({ actor, query }) => cutPage((await past.of(actor)).map(presentPastThesis), query),

    getThesis: async ({ actor, params }) => {
      const view = presentThesis(await reading.one(actor, params.thesisId))
      return withVersion([view], view.version)
    },

    getThesisHistory: async ({ actor, params, query }) =>
      cutPage((await history.read(actor, params.thesisId)).map(presentEvent), query),

    createThesis: ({ actor, body }) => editing.create(actor, newThesis(body)),

    editThesis: async ({ actor, params, body, ifMatch }) => {
      const view = presentThesis(await editing.edit(actor, params.thesisId, thesisChange(body), ifMatch))
      return withVersion(view, view.version)
    },

    deleteThesis: async ({ actor, params }) => {
      await editing.delete(actor, params.thesisId)
      return { status: 200 }
    },

    markThesis: async ({ actor, params, body }) => {
      await ending.mark(actor, params.thesisId, body.mark)
      return { status: 200 }
    },

    releaseThesis: async ({ actor, params, body }) => {
      await ending.release(actor, params.thesisId, body.reason)
      return { status: 200 }
    },

    setThesisVisibility: async ({ actor, params }) => {
      await studentsPart.setVisibility(actor, params.thesisId, params.flag)
      return { status: 200 }
    },

    submitFinalText: async ({ actor, params, body, file }) => {
      await studentsPart.submitFinalText(actor, params.thesisId, { abstract: body.thesisAbstract, file })
      return { status: 200 }
    },

    downloadFinalText: ({ actor, params, query }) =>
      query.assignment === undefined
        ? studentsPart.openFinalText(actor, params.thesisId)
        : studentsPart.openFormerText(actor, params.thesisId, query.assignment),
  }
}

const presentPage = ({ items, total }: Page<SeenThesis[]>) => ({ items: items.map(presentThesis), total })
