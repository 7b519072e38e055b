import { type Call, NOTHING } from './actions.ts'
import { type Board, boardOf, type CommitteeScene, furnishCommittee } from './committee-scene.ts'
import type { Random } from './random.ts'
import type { Chosen as ChosenOf, Play } from './waves.ts'

const COMMITTEE_ACTIONS = [
  'propose',
  'replace',
  'accept',
  'decline',
  'leave',
  'remind',
  'proposeOwn',
  'confirm',
  'proposeForAll',
  'share',
  'acceptShared',
  'declineShared',
  'releaseShared',
] as const
type CommitteeAction = (typeof COMMITTEE_ACTIONS)[number]

type Chosen = ChosenOf<CommitteeScene, Board>

/** Random acts on the seats of one committee, as they stood before the wave; where there is none, of one that is not there. */
const CALLS: Record<CommitteeAction, (chosen: Chosen) => Call> = {
  propose: ({ scene, random }) => ({
    who: scene.instructor,
    name: 'proposeCommittee',
    params: scene.thesis,
    body: { seats: [{ role: roleOf(random), username: random.pick(scene.members).username }] },
  }),
  replace: ({ scene, board, random }) => ({
    who: scene.instructor,
    name: 'replaceSeat',
    params: { seatId: oneOf(random, board.gone) },
    body: { username: random.pick(scene.members).username },
  }),
  accept: (chosen) => answering(chosen, { accepts: true, noImpediment: true }),
  decline: (chosen) => answering(chosen, { accepts: false }),
  leave: ({ scene, board, random }) => {
    const seat = random.pick([...board.accepted, ...board.invited, null])
    return {
      who: personOf(scene, seat),
      name: 'leaveSeat',
      params: { seatId: seat?.id ?? NOTHING },
      body: { reason: 'Άδεια' },
    }
  },
  remind: ({ scene, board, random }) => ({
    who: scene.instructor,
    name: 'remindSeat',
    params: { seatId: oneOf(random, [...board.gone, ...board.invited]) },
  }),
  proposeOwn: ({ scene, random }) => ({
    who: scene.student,
    name: 'proposeOwnCommittee',
    params: scene.thesis,
    body: { seats: [{ role: roleOf(random), username: random.pick(scene.members).username }] },
  }),
  confirm: ({ scene, board, random }) => ({
    who: scene.instructor,
    name: 'answerProposal',
    params: { proposalId: board.proposalId ?? NOTHING },
    body: random.percent(80) ? { confirms: true } : { confirms: false, reason: 'Άδεια' },
  }),
  proposeForAll: ({ scene, random }) => ({
    who: scene.instructor,
    name: 'proposeCommittee',
    params: scene.thesis,
    body: {
      seats: [{ role: roleOf(random), username: random.pick(scene.members).username }],
      linked: true,
    },
  }),
  share: ({ scene, random }) => ({
    who: scene.instructor,
    name: 'shareTopic',
    params: scene.thesis,
    body: { username: random.pick(scene.others).username },
  }),
  acceptShared: ({ scene, board, random }) => ({
    who: random.pick(scene.others),
    name: 'acceptAssignment',
    params: { thesisId: board.linkedId ?? NOTHING },
  }),
  declineShared: ({ scene, board, random }) => ({
    who: random.pick(scene.others),
    name: 'withdrawInterest',
    params: { thesisId: board.linkedId ?? NOTHING },
  }),
  releaseShared: ({ scene, board }) => ({
    who: scene.instructor,
    name: 'releaseThesis',
    params: { thesisId: board.linkedId ?? NOTHING },
    body: { reason: 'Διακοπή σπουδών' },
  }),
}

const roleOf = (random: Random) => (random.percent(75) ? 'member' : 'substitute')
const oneOf = (random: Random, seats: readonly { id: number }[]) =>
  seats.length === 0 ? NOTHING : random.pick(seats).id

function answering({ scene, board, random }: Chosen, body: object): Call {
  const seat = board.invited.length === 0 ? null : random.pick(board.invited)
  return { who: personOf(scene, seat), name: 'answerSeat', params: { seatId: seat?.id ?? NOTHING }, body }
}

function personOf({ members, instructor }: CommitteeScene, seat: { accountId: number | null } | null) {
  return members.find(({ id }) => id === seat?.accountId) ?? instructor
}

export const COMMITTEES: Play<CommitteeAction, CommitteeScene, Board> = {
  title: 'a committee',
  actions: COMMITTEE_ACTIONS,
  furnish: furnishCommittee,
  boardOf,
  calls: CALLS,
}
