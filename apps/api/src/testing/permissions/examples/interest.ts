import type { interestEndpoints } from '@diatrivi/contract/thesis/interest/interest.endpoints'
import { always, type Examples } from '../example.ts'
import { HIDDEN, type Scene, SHOWN } from '../scene.ts'

const topic = async (
  { aTopic }: Scene,
  visibility: { isShown: boolean },
  how: { isOffered?: boolean } = {},
) => ({
  params: { thesisId: (await aTopic(visibility, how)).id },
})

const offered = async (scene: Scene, visibility: { isShown: boolean }) => ({
  ...(await topic(scene, visibility, { isOffered: true })),
  body: {},
})

const answerTo = async (scene: Scene, visibility: { isShown: boolean }, isOffered: boolean) => {
  const { params } = await topic(scene, visibility, { isOffered })
  const { username } = scene.interestedStudent
  return { params: { ...params, username, flag: isOffered ? 0 : 1 }, body: {} }
}

/** A single interest keeps its place, so that only its owner decides the answer. */
const oneInterest = async ({ aTopic }: Scene, visibility: { isShown: boolean }) => ({
  body: { theses: [(await aTopic(visibility)).id] },
})

export const interestExamples: Examples<keyof typeof interestEndpoints> = {
  declareInterest: [
    {
      of: 'a draft',
      prepare: async (scene) => ({ ...(await topic(scene, HIDDEN)), body: { prefOrder: 2 } }),
    },
    {
      of: 'a public topic',
      prepare: async (scene) => ({ ...(await topic(scene, SHOWN)), body: { prefOrder: 2 } }),
    },
  ],
  reorderInterests: [
    { of: 'with a draft', prepare: (scene) => oneInterest(scene, HIDDEN) },
    { of: 'of public topics', prepare: (scene) => oneInterest(scene, SHOWN) },
  ],
  withdrawInterest: [
    { of: 'a draft', prepare: (scene) => topic(scene, HIDDEN) },
    { of: 'a public topic', prepare: (scene) => topic(scene, SHOWN) },
  ],
  acceptAssignment: [
    { of: 'a draft', prepare: (scene) => offered(scene, HIDDEN) },
    { of: 'a public topic', prepare: (scene) => offered(scene, SHOWN) },
  ],
  answerInterest: [
    { of: 'a draft, positively', prepare: (scene) => answerTo(scene, HIDDEN, false) },
    { of: 'a public topic, positively', prepare: (scene) => answerTo(scene, SHOWN, false) },
    { of: 'a draft, taking it back', prepare: (scene) => answerTo(scene, HIDDEN, true) },
    { of: 'a public topic, taking it back', prepare: (scene) => answerTo(scene, SHOWN, true) },
  ],
  getEligibility: [
    { of: 'a draft', prepare: (scene) => topic(scene, HIDDEN) },
    { of: 'a public topic', prepare: (scene) => topic(scene, SHOWN) },
  ],
  getCurrentThesis: always({}),
}
