import type { examinationEndpoints } from '@diatrivi/contract/examination/examination/examination.endpoints'
import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import type { Examples } from '../example.ts'
import type { Scene } from '../scene.ts'

const { committee, examination, ...others } = PRESET_RULES.integrated_master
/** So that only the person decides on the answer. */
const RULES = {
  ...others,
  committee,
  examination: {
    ...examination,
    needsAllSteps: false,
    minMonths: null,
    noticeDays: 0,
    textDays: 0,
    quorum: 2,
  },
}

/** A thesis in progress whose committee is there: its instructor and the other. */
async function withCommittee(
  { given, department, instructor, anotherInstructor, student }: Scene,
  rules = RULES,
) {
  const { id: rulebookId } = await given.aRulebook({ department, rules })
  const file = await given.aStoredFile('%PDF-1.7', 'application/pdf')
  const values = { instructor, student, rulebookId, finalFileId: file.id, finalFileName: 'Κείμενο.pdf' }
  const thesis = await given.aThesis(values)
  const state = 'accepted' as const
  const seats = [
    await given.aSeat({ thesis, person: instructor, position: 1, role: 'supervisor', state }),
    await given.aSeat({ thesis, person: anotherInstructor, position: 2, state }),
  ]
  return { thesis, seats }
}

/** Days apart, so that no two of the matrix clash. */
let examinations = 0

async function planned(scene: Scene, startsAt?: Date) {
  const { thesis, seats } = await withCommittee(scene)
  const { student, given } = scene
  const when = startsAt === undefined ? {} : { startsAt }
  const { id } = await given.anExamination({ thesis, student, place: null, ...when })
  return { thesis, seats, params: { examinationId: id } }
}

function aPlan() {
  examinations += 1
  const day = new Date(Date.UTC(2027, 0, 1 + examinations)).toISOString().slice(0, 10)
  return { date: day, time: '12:00', minutes: 30, place: 'Α1', isPublic: true, language: 'el' as const }
}

const inProgress = 'a thesis in progress with a committee'
const plannedOne = 'an examination that is planned'

/** Dates that a person from outside is asked about, who has a link. */
async function askedOutside(scene: Scene) {
  const { given, department, instructor, student } = scene
  const { id: rulebookId } = await given.aRulebook({ department, rules: RULES })
  const thesis = await given.aThesis({ instructor, student, rulebookId })
  const state = 'accepted' as const
  await given.aSeat({ thesis, person: instructor, position: 1, role: 'supervisor', state })
  const { id: outsidePersonId } = await given.anOutsidePerson({ department })
  const seat = await given.aSeat({ thesis, outsidePersonId, state })
  const option = await given.aDateOption({ thesis })
  return { option, code: await given.aSeatLink({ seat, purpose: 'dates' }) }
}

export const examinationExamples: Examples<keyof typeof examinationEndpoints> = {
  offerDates: [
    {
      of: inProgress,
      prepare: async (scene) => ({
        params: { thesisId: (await withCommittee(scene)).thesis.id },
        body: { minutes: 30, options: [{ date: '2027-06-24', time: '12:00' }] },
      }),
    },
  ],
  answerDates: [
    {
      of: 'dates that were offered',
      prepare: async (scene) => {
        const { thesis } = await withCommittee(scene)
        const option = await scene.given.aDateOption({ thesis })
        return {
          params: { thesisId: thesis.id },
          body: { answers: [{ optionID: option.id, answer: 'yes' as const }] },
        }
      },
    },
  ],
  openDates: [
    {
      of: 'dates that a person from outside is asked about, by the link',
      prepare: async (scene) => ({ body: { code: (await askedOutside(scene)).code } }),
    },
  ],
  answerDatesByLink: [
    {
      of: 'dates that a person from outside is asked about, by the link',
      prepare: async (scene) => {
        const { code, option } = await askedOutside(scene)
        return { body: { code, answers: [{ optionID: option.id, answer: 'yes' as const }] } }
      },
    },
  ],
  findClashes: [
    {
      of: inProgress,
      prepare: async (scene) => ({
        query: {
          thesis: String((await withCommittee(scene)).thesis.id),
          date: '2027-06-24',
          time: '12:00',
          minutes: '30',
        },
      }),
    },
  ],
  listExaminationPlaces: [
    {
      of: inProgress,
      prepare: async (scene) => ({ params: { thesisId: (await withCommittee(scene)).thesis.id } }),
    },
  ],
  planExamination: [
    {
      of: inProgress,
      prepare: async (scene) => ({
        params: { thesisId: (await withCommittee(scene)).thesis.id },
        body: aPlan(),
      }),
    },
  ],
  moveExamination: [
    {
      of: plannedOne,
      prepare: async (scene) => ({
        params: (await planned(scene)).params,
        body: { ...aPlan(), reason: 'Απεργία' },
      }),
    },
  ],
  announceExamination: [
    {
      of: plannedOne,
      prepare: async (scene) => ({ params: (await planned(scene, new Date('2027-06-24T09:00:00Z'))).params }),
    },
  ],
  openMarking: [
    {
      of: 'a thesis that is not presented',
      prepare: async (scene) => {
        const rules = { ...RULES, examination: { ...RULES.examination, windows: [], hasPresentation: false } }
        return { params: { thesisId: (await withCommittee(scene, rules)).thesis.id }, body: {} }
      },
    },
  ],
  holdExamination: [
    {
      of: 'an examination whose hour has come',
      prepare: async (scene) => {
        const { params, seats } = await planned(scene, new Date('2026-03-01T09:00:00Z'))
        return {
          params,
          body: { presence: seats.map(({ id }) => ({ seatID: id, presence: 'present' as const })) },
        }
      },
    },
  ],
  cancelExamination: [
    {
      of: plannedOne,
      prepare: async (scene) => ({ params: (await planned(scene)).params, body: { reason: 'Απεργία' } }),
    },
  ],
  listExaminations: [
    {
      of: 'the department',
      prepare: async (scene) => {
        const { given, department, instructor } = scene
        const student = await given.aStudent({ department })
        await given.anExamination({ thesis: await given.aThesis({ instructor, student }), student })
        return {}
      },
    },
  ],
}
