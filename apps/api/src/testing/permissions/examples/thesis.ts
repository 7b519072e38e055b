import type { thesisEndpoints } from '@diatrivi/contract/thesis/thesis/thesis.endpoints'
import { USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import { always, type Examples } from '../example.ts'
import { HIDDEN, type Scene, SHOWN } from '../scene.ts'

type Topic = Awaited<ReturnType<Scene['aTopic']>>

/** A draft, which strangers do not see, and a public topic, which they do. */
function ofATopic<Call>(call: (thesisId: number) => Call) {
  return [
    { of: 'a draft', prepare: async ({ aTopic }: Scene) => call((await aTopic(HIDDEN)).id) },
    { of: 'a public topic', prepare: async ({ aTopic }: Scene) => call((await aTopic(SHOWN)).id) },
  ] as const
}

function ofAThesisInProgress<Call>(call: (thesis: Topic, scene: Scene) => Call | Promise<Call>) {
  return [
    {
      of: 'a thesis in progress, hidden',
      prepare: async (scene: Scene) => call(await scene.aThesisInProgress(HIDDEN), scene),
    },
    {
      of: 'a thesis in progress, shown',
      prepare: async (scene: Scene) => call(await scene.aThesisInProgress(SHOWN), scene),
    },
  ] as const
}

const params = (thesisId: number) => ({ params: { thesisId } })

const givenUp = async ({ aTopic, given, student }: Scene, visibility: { isShown: boolean }) => {
  const thesis = await aTopic(visibility)
  await given.aPastAssignment({ thesis, student })
  return params(thesis.id)
}

const givenUpAmongSeveral = async (scene: Scene, visibility: { isShown: boolean }) => {
  const { thesisId } = (await givenUp(scene, visibility)).params
  return { body: { theses: [thesisId] } }
}

const shareable = async (scene: Scene, visibility: { isShown: boolean }) => {
  const { given, department, instructor, student } = scene
  const rules = { ...USUAL_RULES, topic: { ...USUAL_RULES.topic, students: 2 } }
  const { id: rulebookId } = await given.aRulebook({ department, rules })
  const publicByStudent = visibility.isShown
  const thesis = await given.aThesis({ instructor, student, publicByStudent, rulebookId })
  return { ...params(thesis.id), body: { username: (await given.aStudent({ department })).username } }
}

const withFinalText = async (scene: Scene, visibility: { isShown: boolean }) => {
  const { given, instructor, student } = scene
  return given.aThesis({
    instructor,
    student,
    publicByStudent: visibility.isShown,
    finalFileId: (await given.aStoredFile()).id,
    finalFileName: 'διπλωματική.txt',
  })
}

export const thesisExamples: Examples<keyof typeof thesisEndpoints> = {
  listThesesInProgress: always({}),
  listUngivenTheses: always({}),
  listEndedTheses: always({}),
  listThesesWithoutList: always({}),
  countTheses: always({}),
  listOpenTheses: always({}),
  listDepartmentTheses: always({}),
  listPastTheses: always({}),
  getThesis: [...ofATopic(params), ...ofAThesisInProgress(({ id }) => params(id))],
  getThesisHistory: [...ofATopic(params), ...ofAThesisInProgress(({ id }) => params(id))],
  createThesis: always({ body: { thesisTitle: 'Θέμα' } }),
  editThesis: ofATopic((thesisId) => ({
    ...params(thesisId),
    body: { thesis: { thesisTitle: 'Νέος τίτλος' } },
  })),
  setVisibilityOfTheses: ofATopic((thesisId) => ({
    body: { theses: [thesisId], thesisIsPublicByInst: true },
  })),
  setDeadlineOfTheses: ofATopic((thesisId) => ({
    body: { theses: [thesisId], thesisIntDeadline: '2030-01-01' },
  })),
  deleteThesis: ofATopic(params),
  markThesis: ofAThesisInProgress(async (thesis, { given }) => {
    await given.aTodoList({ thesis, steps: ['confirmed'] })
    return { ...params(thesis.id), body: { mark: 9 } }
  }),
  releaseThesis: ofAThesisInProgress(({ id }) => ({ ...params(id), body: { reason: 'Διακοπή σπουδών' } })),
  offerThesisAgain: [
    { of: 'a draft that was given up', prepare: (scene) => givenUp(scene, HIDDEN) },
    { of: 'a public topic that was given up', prepare: (scene) => givenUp(scene, SHOWN) },
  ],
  offerThesesAgain: [
    { of: 'a draft that was given up', prepare: (scene) => givenUpAmongSeveral(scene, HIDDEN) },
    { of: 'a public topic that was given up', prepare: (scene) => givenUpAmongSeveral(scene, SHOWN) },
  ],
  shareTopic: [
    {
      of: 'a thesis in progress that two may share, hidden',
      prepare: (scene) => shareable(scene, HIDDEN),
    },
    {
      of: 'a thesis in progress that two may share, shown',
      prepare: (scene) => shareable(scene, SHOWN),
    },
  ],
  setThesisVisibility: ofAThesisInProgress(({ id, publicByStudent }) => ({
    params: { thesisId: id, flag: publicByStudent ? 0 : 1 },
  })),
  submitFinalText: ofAThesisInProgress(({ id }) => ({
    ...params(id),
    body: { thesisAbstract: 'Περίληψη' },
    file: { name: 'διπλωματική.txt', bytes: 'Κείμενο' },
  })),
  downloadFinalText: [
    {
      of: 'a thesis in progress, hidden',
      prepare: async (scene) => params((await withFinalText(scene, HIDDEN)).id),
    },
    {
      of: 'a thesis in progress, shown',
      prepare: async (scene) => params((await withFinalText(scene, SHOWN)).id),
    },
    {
      of: 'a text that a release left behind',
      prepare: async ({ given, aTopic, student }) => {
        const thesis = await aTopic(SHOWN)
        const finalFileId = (await given.aStoredFile()).id
        const left = { thesis, student, finalFileId, finalFileName: 'διπλωματική.txt' }
        const { id } = await given.aPastAssignment(left)
        return { ...params(thesis.id), query: { assignment: id } }
      },
    },
  ],
}
