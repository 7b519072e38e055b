import type { committeeEndpoints } from '@diatrivi/contract/examination/committee/committee.endpoints'
import type { processEndpoints } from '@diatrivi/contract/view/process/process.endpoints'
import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { always, type Examples } from '../example.ts'
import type { Scene } from '../scene.ts'

const RULES = PRESET_RULES.integrated_master
const BY_STUDENT = { ...RULES, committee: { ...RULES.committee, proposedBy: 'student' as const } }

/** A thesis in progress whose rules ask for a committee of three. */
async function underRules({ given, department, instructor, student }: Scene, rules = RULES) {
  const { id: rulebookId } = await given.aRulebook({ department, rules })
  const text = { finalFileId: (await given.aStoredFile()).id, finalFileName: 'Κείμενο.txt' }
  const thesis = await given.aThesis({ instructor, student, rulebookId, ...text })
  await given.aSeat({ thesis, person: instructor, position: 1, role: 'supervisor', state: 'accepted' })
  return thesis
}

/** With the other instructor asked to sit. */
async function withSeat(scene: Scene, values: { state?: 'accepted' | 'declined' } = {}) {
  const thesis = await underRules(scene)
  const seat = await scene.given.aSeat({ thesis, person: scene.anotherInstructor, ...values })
  return { thesis, params: { seatId: seat.id } }
}

/** With a person from outside asked to sit, who has a link. */
async function withOutsider(scene: Scene, values: { state?: 'accepted' } = {}) {
  const { given, department } = scene
  const thesis = await underRules(scene)
  const { id: outsidePersonId } = await given.anOutsidePerson({ department })
  const seat = await given.aSeat({ thesis, outsidePersonId, ...values })
  return { seat, code: await given.aSeatLink({ seat }) }
}

export const committeeExamples: Examples<keyof typeof committeeEndpoints | keyof typeof processEndpoints> = {
  getProcess: [
    {
      of: 'a thesis with a committee',
      prepare: async (scene) => ({ params: { thesisId: (await withSeat(scene)).thesis.id } }),
    },
  ],
  listCandidates: [
    {
      of: 'a thesis whose rules ask for a committee',
      prepare: async (scene) => ({ params: { thesisId: (await underRules(scene)).id } }),
    },
  ],
  listSuggestedMembers: [
    {
      of: 'a thesis whose rules ask for a committee',
      prepare: async (scene) => ({ params: { thesisId: (await underRules(scene)).id } }),
    },
  ],
  judgeOutsider: [
    {
      of: 'a thesis whose rules ask for a committee',
      prepare: async (scene) => ({
        params: { thesisId: (await underRules(scene)).id },
        query: { email: 'zoe@example.org' },
      }),
    },
  ],
  proposeCommittee: [
    {
      of: 'a thesis whose rules ask for a committee',
      prepare: async (scene) => {
        const { username } = await scene.given.anInstructor({ department: scene.department })
        return {
          params: { thesisId: (await underRules(scene)).id },
          body: { seats: [{ role: 'member' as const, username }] },
        }
      },
    },
  ],
  listOwnCandidates: [
    {
      of: 'a thesis whose student proposes the committee',
      prepare: async (scene) => ({ params: { thesisId: (await underRules(scene, BY_STUDENT)).id } }),
    },
  ],
  proposeOwnCommittee: [
    {
      of: 'a thesis whose student proposes the committee',
      prepare: async (scene) => {
        const { username } = await scene.given.anInstructor({ department: scene.department })
        return {
          params: { thesisId: (await underRules(scene, BY_STUDENT)).id },
          body: { seats: [{ role: 'member' as const, username }] },
        }
      },
    },
  ],
  answerProposal: [
    {
      of: 'a proposal of the student',
      prepare: async (scene) => {
        const thesis = await underRules(scene, BY_STUDENT)
        const person = await scene.given.anInstructor({ department: scene.department })
        const { id } = await scene.given.aCommitteeProposal({ thesis, people: [person] })
        return { params: { proposalId: id }, body: { confirms: true } }
      },
    },
  ],
  remindSeat: [
    {
      of: 'a seat that waits for the other instructor',
      prepare: async (scene) => ({ params: (await withSeat(scene)).params }),
    },
  ],
  replaceSeat: [
    {
      of: 'a seat that the other instructor declined',
      prepare: async (scene) => {
        const { username } = await scene.given.anInstructor({ department: scene.department })
        return { params: (await withSeat(scene, { state: 'declined' })).params, body: { username } }
      },
    },
  ],
  revokeSeatLink: [
    {
      of: 'the seat of a person from outside, who has a link',
      prepare: async (scene) => ({ params: { seatId: (await withOutsider(scene)).seat.id } }),
    },
  ],
  rewordMember: [
    {
      of: 'the seat of a person from outside',
      prepare: async (scene) => ({
        params: { seatId: (await withOutsider(scene)).seat.id },
        body: {
          firstName: 'Ζωή',
          surname: 'Καρρά',
          rankText: 'Ομότιμη Καθηγήτρια',
          affiliation: 'Πανεπιστήμιο Κρήτης',
        },
      }),
    },
  ],
  openSeat: [
    {
      of: 'the seat of a person from outside, by the link',
      prepare: async (scene) => ({ body: { code: (await withOutsider(scene)).code } }),
    },
  ],
  readTextByLink: [
    {
      of: 'the thesis of a member from outside, by the link',
      prepare: async (scene) => ({ body: { code: (await withOutsider(scene, { state: 'accepted' })).code } }),
    },
  ],
  answerSeatByLink: [
    {
      of: 'the seat of a person from outside, by the link',
      prepare: async (scene) => ({
        body: { code: (await withOutsider(scene)).code, accepts: true, noImpediment: true },
      }),
    },
  ],
  answerSeat: [
    {
      of: 'a seat that waits for the other instructor',
      prepare: async (scene) => ({
        params: (await withSeat(scene)).params,
        body: { accepts: true, noImpediment: true },
      }),
    },
  ],
  leaveSeat: [
    {
      of: 'a seat of the other instructor',
      prepare: async (scene) => ({
        params: (await withSeat(scene, { state: 'accepted' })).params,
        body: { reason: 'Άδεια' },
      }),
    },
  ],
  listOwnSeats: always({}),
  listSeatsWithoutAccount: always({}),
  joinSeat: [
    {
      of: 'a seat that was given to the address of the other instructor',
      prepare: async (scene) => {
        const { given, anotherInstructor } = scene
        const thesis = await underRules(scene)
        const { email } = anotherInstructor
        // Any department may have known the address.
        const department = await given.aDepartment()
        const { id: outsidePersonId } = await given.anOutsidePerson({ department, email })
        return { params: { seatId: (await given.aSeat({ thesis, outsidePersonId })).id } }
      },
    },
  ],
  listCommittees: always({}),
}
