import type { markingEndpoints } from '@diatrivi/contract/examination/marking/marking.endpoints'
import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import type { Examples } from '../example.ts'
import type { Scene } from '../scene.ts'

const RULES = { ...PRESET_RULES.integrated_master, marking: { ...USUAL_RULES.marking, spread: 100 } }
const A_MARK = { parts: [{ key: 'whole', mark: '8.50' }], seal: true }

/** An examination at which the instructor and a colleague were present. */
async function held(scene: Scene, corrections: string | null = null) {
  const { given, department, instructor, student } = scene
  const { id: rulebookId } = await given.aRulebook({ department, rules: RULES })
  const thesis = await given.aThesis({ instructor, student, rulebookId })
  const supervisors = { position: 1, role: 'supervisor', state: 'accepted' } as const
  const seat = await given.aSeat({ thesis, person: instructor, ...supervisors })
  const other = await given.aSeat({
    thesis,
    person: await given.anInstructor({ department }),
    state: 'accepted',
  })
  const seats = [{ seat }, { seat: other }]
  const examination = await given.aHeldExamination({ thesis, corrections, seats })
  return { examination, seat, other, params: { examinationId: examination.id } }
}

/** The same, with a member from outside instead of the colleague, who has a link. */
async function heldWithOutsider(scene: Scene) {
  const { given, department, instructor, student } = scene
  const { id: rulebookId } = await given.aRulebook({ department, rules: RULES })
  const text = { finalFileId: (await given.aStoredFile()).id, finalFileName: 'Κείμενο.txt' }
  const thesis = await given.aThesis({ instructor, student, rulebookId, ...text })
  const supervisors = { position: 1, role: 'supervisor', state: 'accepted' } as const
  const seat = await given.aSeat({ thesis, person: instructor, ...supervisors })
  const { id: outsidePersonId } = await given.anOutsidePerson({ department })
  const other = await given.aSeat({ thesis, outsidePersonId, state: 'accepted' })
  const examination = await given.aHeldExamination({ thesis, seats: [{ seat }, { seat: other }] })
  const code = await given.aSeatLink({ seat: other, purpose: 'mark' })
  return { examination, seat, other, code, params: { examinationId: examination.id } }
}

export const markingExamples: Examples<keyof typeof markingEndpoints> = {
  getMarkSheet: [
    {
      of: 'an examination that two have held',
      prepare: async (scene) => ({ params: (await held(scene)).params }),
    },
  ],
  saveMemberMark: [
    {
      of: 'an examination that two have held',
      prepare: async (scene) => ({ params: (await held(scene)).params, body: A_MARK }),
    },
  ],
  confirmMark: [
    {
      of: 'marks that lie far apart',
      prepare: async (scene) => {
        const { examination, seat, other, params } = await held(scene)
        await scene.given.aMemberMark({ examination, seat, parts: { whole: 900 } })
        await scene.given.aMemberMark({ examination, seat: other, parts: { whole: 500 } })
        return { params }
      },
    },
  ],
  acceptCorrections: [
    {
      of: 'a thesis that passes with corrections',
      prepare: async (scene) => {
        const { examination, seat, other, params } = await held(scene, 'Βιβλιογραφία')
        await scene.given.aMemberMark({ examination, seat })
        await scene.given.aMemberMark({ examination, seat: other })
        await scene.given.anExaminationResult({ examination, outcome: 'corrections' })
        return { params, body: {} }
      },
    },
  ],
  correctMark: [
    {
      of: 'a thesis whose marks are opened',
      prepare: async (scene) => {
        const { examination, seat, other, params } = await held(scene)
        await scene.given.aMemberMark({ examination, seat })
        await scene.given.aMemberMark({ examination, seat: other })
        await scene.given.anExaminationResult({ examination })
        const decided = { reason: 'Λάθος άθροιση', decision: '7/18.12.2025' }
        const parts = [{ key: 'whole', mark: '9.00' }]
        return { params, body: { seatID: other.id, parts, ...decided } }
      },
    },
  ],
  sendMarkLink: [
    {
      of: 'an examination at which a person from outside was present',
      prepare: async (scene) => {
        const { params, other } = await heldWithOutsider(scene)
        return { params, body: { seatID: other.id } }
      },
    },
  ],
  openMarkSheet: [
    {
      of: 'the sheet of a person from outside, by the link',
      prepare: async (scene) => ({ body: { code: (await heldWithOutsider(scene)).code } }),
    },
  ],
  readTextToMark: [
    {
      of: 'the thesis that a person from outside marks, by the link',
      prepare: async (scene) => ({ body: { code: (await heldWithOutsider(scene)).code } }),
    },
  ],
  sendMarkCode: [
    {
      of: 'the sheet of a person from outside, by the link',
      prepare: async (scene) => ({ body: { code: (await heldWithOutsider(scene)).code } }),
    },
  ],
  saveMarkByLink: [
    {
      of: 'the sheet of a person from outside, by the link and the code that was mailed',
      prepare: async (scene) => {
        const { code } = await heldWithOutsider(scene)
        return { body: { code, pin: await scene.given.aMarkPin(code), ...A_MARK } }
      },
    },
  ],
  confirmMarkByLink: [
    {
      of: 'marks that lie far apart, by the link and the code that was mailed',
      prepare: async (scene) => {
        const { code, examination, seat, other } = await heldWithOutsider(scene)
        await scene.given.aMemberMark({ examination, seat, parts: { whole: 900 } })
        await scene.given.aMemberMark({ examination, seat: other, parts: { whole: 500 } })
        return { body: { code, pin: await scene.given.aMarkPin(code) } }
      },
    },
  ],
}
