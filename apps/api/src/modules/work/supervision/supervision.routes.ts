import type { Handlers } from '../../../platform/http/handler.ts'
import { withVersion } from '../../../platform/http/output/versioned.ts'
import { presentOutcomes } from '../../thesis/thesis/several-theses.presenter.ts'
import { presentThesis } from '../../view/thesis-view/thesis-view.presenter.ts'
import type { AcceptanceService } from './acceptance.service.ts'
import type { ImageChoice } from './image-choice.service.ts'
import type { OfferingAgain } from './offering-again.service.ts'
import type { StudentsActions } from './students-part.service.ts'
import { newThesis, thesisChange } from './supervision.input.ts'
import type { ThesisEditing } from './thesis-editing.service.ts'
import type { ThesisEnding } from './thesis-ending.service.ts'
import type { TopicSharing } from './topic-sharing.service.ts'

interface Services {
  editing: ThesisEditing
  imageChoice: ImageChoice
  acceptances: AcceptanceService
  studentsPart: StudentsActions
  ending: ThesisEnding
  offeringAgain: OfferingAgain
  sharing: TopicSharing
}

export function supervisionRoutes(services: Services) {
  const { editing, imageChoice, acceptances, studentsPart, ending, offeringAgain, sharing } = services
  return {
    createThesis: ({ actor, body }) => editing.create(actor, newThesis(body)),

    editThesis: async ({ actor, params, body, ifMatch }) => {
      const view = presentThesis(await editing.edit(actor, params.thesisId, thesisChange(body), ifMatch))
      return withVersion(view, view.version)
    },

    setVisibilityOfTheses: async ({ actor, body, caller }) => {
      const fields = { publicByInstructor: body.thesisIsPublicByInst }
      return presentOutcomes(await editing.editEach(actor, body.theses, fields), caller.language)
    },

    setDeadlineOfTheses: async ({ actor, body, caller }) => {
      const fields = { interestDeadline: body.thesisIntDeadline }
      return presentOutcomes(await editing.editEach(actor, body.theses, fields), caller.language)
    },

    offerThesesAgain: async ({ actor, body, caller }) =>
      presentOutcomes(await offeringAgain.offerEachAgain(actor, body.theses), caller.language),

    deleteThesis: async ({ actor, params }) => {
      await editing.delete(actor, params.thesisId)
    },

    markThesis: async ({ actor, params, body }) => {
      await ending.mark(actor, params.thesisId, body.mark)
    },

    releaseThesis: async ({ actor, params, body }) => {
      await ending.release(actor, params.thesisId, body.reason)
    },

    offerThesisAgain: ({ actor, params }) => offeringAgain.offerAgain(actor, params.thesisId),

    shareTopic: ({ actor, params, body }) => sharing.share(actor, params.thesisId, body.username),

    setThesisVisibility: async ({ actor, params }) => {
      await studentsPart.setVisibility(actor, params.thesisId, params.flag)
    },

    submitFinalText: async ({ actor, params, body, file }) => {
      await studentsPart.submitFinalText(actor, params.thesisId, { abstract: body.thesisAbstract, file })
    },

    setThesisImage: async ({ actor, params }) => {
      await imageChoice.choose(actor, params.thesisId, params.imageId)
    },

    acceptAssignment: async ({ actor, params, body }) => {
      const { titleEn = null } = body
      const view = presentThesis(await acceptances.accept(actor, params.thesisId, titleEn))
      return withVersion(view, view.version)
    },
  } satisfies Partial<Handlers>
}
