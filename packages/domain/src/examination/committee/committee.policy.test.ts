import { describe, expect, it } from 'vitest'
import { PRESET_RULES } from '../../department/rulebook/presets.ts'
import { aMarkedThesis, aThesis, aThesisInProgress } from '../../testing/facts.ts'
import {
  administrator,
  anotherInstructor,
  anotherStudent,
  instructor,
  officeHolder,
  officeHolderElsewhere,
  secretary,
  secretaryElsewhere,
  student,
} from '../../testing/people.ts'
import { canCommittee, type PersonsSeat } from './committee.policy.ts'

const RULES = PRESET_RULES.integrated_master.committee
const TODAY = '2026-11-23'
const thesis = aThesisInProgress()
const third = { ...anotherInstructor, accountId: 3 }

const SUPERVISOR: PersonsSeat = {
  id: 1,
  position: 1,
  role: 'supervisor',
  state: 'accepted',
  accountId: instructor.accountId,
  outsidePersonId: null,
  email: 'supervisor@example.org',
  remindedOn: '2026-11-20',
  hasLink: false,
}
const MEMBER: PersonsSeat = {
  ...SUPERVISOR,
  id: 2,
  position: 2,
  role: 'member',
  state: 'invited',
  accountId: anotherInstructor.accountId,
  email: 'member@example.org',
}
const OUTSIDER: PersonsSeat = {
  ...MEMBER,
  accountId: null,
  outsidePersonId: 9,
  email: 'outsider@example.org',
  hasLink: true,
}
const reasonOf = (decision: { allowed: boolean; reason?: string }) => decision.reason ?? 'yes'

describe('the committee of a thesis', () => {
  it.each([
    ['its instructor', instructor, 'yes'],
    ['its student', student, 'yes'],
    ['an administrator', administrator, 'yes'],
    ['its secretary', secretary, 'yes'],
    ['another secretary', secretaryElsewhere, 'not_found'],
    ['an office holder of its department', officeHolder, 'yes'],
    ['another office holder', officeHolderElsewhere, 'not_found'],
    ['who is asked to sit in it', anotherInstructor, 'yes'],
    ['another instructor', third, 'not_found'],
    ['another student', anotherStudent, 'not_found'],
  ])('is seen by %s: %s', (_who, actor, expected) => {
    expect(reasonOf(canCommittee.see(actor, thesis, [SUPERVISOR, MEMBER]))).toBe(expected)
  })

  it('is not seen any more by a person who has declined', () => {
    const declined = { ...MEMBER, state: 'declined' as const }
    expect(canCommittee.see(anotherInstructor, thesis, [SUPERVISOR, declined]).allowed).toBe(false)
  })
})

describe('members are proposed', () => {
  const two = { members: 2, substitutes: 0 }
  it.each([
    ['by the instructor', instructor, thesis, RULES, [SUPERVISOR], two, 'yes'],
    ['by another', third, thesis, RULES, [SUPERVISOR], two, 'not_found'],
    ['by the student', student, thesis, RULES, [SUPERVISOR], two, 'not_owner'],
    ['in the plain flow', instructor, thesis, null, [], two, 'no_committee'],
    [
      'where the supervisor marks alone',
      instructor,
      thesis,
      PRESET_RULES.usual.committee,
      [],
      two,
      'no_committee',
    ],
    ['for a topic', instructor, aThesis(), RULES, [], two, 'not_in_progress'],
    ['after the mark', instructor, aMarkedThesis(), RULES, [SUPERVISOR], two, 'not_in_progress'],
    ['beside one who is asked', instructor, thesis, RULES, [SUPERVISOR, MEMBER], two, 'seat_taken'],
    [
      'in place of one who declined',
      instructor,
      thesis,
      RULES,
      [SUPERVISOR, { ...MEMBER, state: 'declined' as const }],
      two,
      'yes',
    ],
    ['with one substitute', instructor, thesis, RULES, [SUPERVISOR], { members: 2, substitutes: 1 }, 'yes'],
    [
      'with more substitutes than the rules say',
      instructor,
      thesis,
      RULES,
      [SUPERVISOR],
      { members: 0, substitutes: 2 },
      'seat_taken',
    ],
  ] as const)('%s', (_how, actor, what, rules, seats, proposed, expected) => {
    expect(reasonOf(canCommittee.propose(actor, what, rules, seats, proposed))).toBe(expected)
  })
})

describe('a seat', () => {
  const yes = { accepts: true, noImpediment: true }

  it.each([
    ['is accepted by its person', anotherInstructor, MEMBER, yes, 'yes'],
    ['is not accepted by the instructor', instructor, MEMBER, yes, 'not_found'],
    ['is declined', anotherInstructor, MEMBER, { accepts: false, noImpediment: false }, 'yes'],
    ['asks for the declaration', anotherInstructor, MEMBER, { ...yes, noImpediment: false }, 'impediment'],
    ['is answered once', anotherInstructor, { ...MEMBER, state: 'accepted' as const }, yes, 'seat_answered'],
  ])('%s', (_what, actor, seat, said, expected) => {
    expect(reasonOf(canCommittee.answer(actor, seat, said, RULES))).toBe(expected)
  })

  it.each([
    ['that waits', MEMBER, 'yes'],
    ['whose days are over', { ...MEMBER, state: 'lapsed' as const }, 'yes'],
    ['that was answered', { ...MEMBER, state: 'accepted' as const }, 'seat_answered'],
    ['whose person was asked today', { ...MEMBER, remindedOn: TODAY }, 'reminded_today'],
  ] as const)('%s is asked for once more: %#', (_what, seat, expected) => {
    expect(reasonOf(canCommittee.remind(instructor, thesis, RULES, [SUPERVISOR, seat], seat, TODAY))).toBe(
      expected,
    )
  })

  it.each([
    ['a member', anotherInstructor, { ...MEMBER, state: 'accepted' as const }, 'yes'],
    ['the secretary for the member', secretary, { ...MEMBER, state: 'accepted' as const }, 'yes'],
    ['the secretary for one from outside', secretary, { ...OUTSIDER, state: 'accepted' as const }, 'yes'],
    ['an office holder', officeHolder, { ...MEMBER, state: 'accepted' as const }, 'not_found'],
    ['another secretary', secretaryElsewhere, { ...MEMBER, state: 'accepted' as const }, 'not_found'],
    ['the secretary for the supervisor', secretary, SUPERVISOR, 'not_owner'],
    ['somebody else', third, { ...MEMBER, state: 'accepted' as const }, 'not_found'],
    ['the supervisor', instructor, SUPERVISOR, 'not_owner'],
    ['a member who has not answered', anotherInstructor, MEMBER, 'seat_answered'],
  ] as const)('is left by %s', (_who, actor, seat, expected) => {
    expect(reasonOf(canCommittee.leave(actor, thesis, seat))).toBe(expected)
  })

  const gone = { ...MEMBER, state: 'lapsed' as const }
  const next = { ...MEMBER, id: 3, accountId: third.accountId }

  it.each([
    ['that was not answered', gone, [SUPERVISOR, gone], 'yes'],
    ['that was declined', { ...gone, state: 'declined' as const }, [SUPERVISOR], 'yes'],
    ['that another is asked for already', gone, [SUPERVISOR, next, gone], 'seat_taken'],
    ['of the supervisor', SUPERVISOR, [SUPERVISOR], 'seat_taken'],
  ] as const)('%s is offered to another person: %#', (_what, seat, seats, expected) => {
    expect(reasonOf(canCommittee.replace(instructor, thesis, RULES, seats, seat))).toBe(expected)
  })

  it('that another is asked for already is asked for no more', () => {
    const decision = canCommittee.remind(instructor, thesis, RULES, [SUPERVISOR, next, gone], gone, TODAY)
    expect(reasonOf(decision)).toBe('seat_taken')
  })
})

describe('the seat of a person from outside', () => {
  it('belongs to nobody with an account', () => {
    const yes = { accepts: true, noImpediment: true }
    expect(reasonOf(canCommittee.answer(anotherInstructor, OUTSIDER, yes, RULES))).toBe('not_found')
  })

  it.each([
    ['the instructor', instructor, OUTSIDER, 'yes'],
    ['the secretary', secretary, OUTSIDER, 'yes'],
    ['another secretary', secretaryElsewhere, OUTSIDER, 'not_found'],
    ['the student', student, OUTSIDER, 'not_owner'],
    ['the instructor, twice', instructor, { ...OUTSIDER, hasLink: false }, 'link_expired'],
    ['the instructor, of a colleague', instructor, MEMBER, 'link_expired'],
  ])('has its link revoked by %s', (_who, actor, seat, expected) => {
    expect(reasonOf(canCommittee.revokeLink(actor, thesis, seat))).toBe(expected)
  })

  it.each([
    ['a link', { ...OUTSIDER, remindedOn: TODAY } as const, 'reminded_today'],
    ['none any more', { ...OUTSIDER, remindedOn: TODAY, hasLink: false } as const, 'yes'],
  ])('gets a new link on the same day where it has %s', (_what, seat, expected) => {
    expect(reasonOf(canCommittee.remind(instructor, thesis, RULES, [SUPERVISOR, seat], seat, TODAY))).toBe(
      expected,
    )
  })
})

describe('the members whom a student proposes', () => {
  const BY_STUDENT = { ...RULES, proposedBy: 'student' as const }
  const TWO = { members: 2, substitutes: 0 }

  it.each([
    ['the student of the thesis', student, thesis, BY_STUDENT, TWO, 'yes'],
    ['the student, with a substitute', student, thesis, BY_STUDENT, { members: 2, substitutes: 1 }, 'yes'],
    [
      'the student, more than there are seats',
      student,
      thesis,
      BY_STUDENT,
      { ...TWO, members: 3 },
      'seat_taken',
    ],
    ['the student where the instructor proposes', student, thesis, RULES, TWO, 'proposed_by_instructor'],
    ['the student in the plain flow', student, thesis, null, TWO, 'no_committee'],
    ['the student of a marked thesis', student, aMarkedThesis(), BY_STUDENT, TWO, 'not_in_progress'],
    ['another student', anotherStudent, thesis, BY_STUDENT, TWO, 'not_found'],
    ['its instructor', instructor, thesis, BY_STUDENT, TWO, 'not_found'],
  ])('are named by %s: %#', (_who, actor, of, rules, proposed, expected) => {
    expect(reasonOf(canCommittee.proposeOwn(actor, of, rules, [SUPERVISOR], proposed))).toBe(expected)
  })

  it.each([
    ['its instructor', instructor, 'waiting', 'yes'],
    ['its instructor, twice', instructor, 'confirmed', 'proposal_answered'],
    ['its instructor, after declining', instructor, 'declined', 'proposal_answered'],
    ['another instructor', third, 'waiting', 'not_found'],
  ] as const)('are answered by %s: %#', (_who, actor, state, expected) => {
    expect(reasonOf(canCommittee.answerProposal(actor, thesis, BY_STUDENT, { state }))).toBe(expected)
  })
})

it('whoever was asked for another seat since is not asked again for the one that lapsed', () => {
  const lapsed = { ...MEMBER, state: 'lapsed' as const }
  const ask = (elsewhere: PersonsSeat) =>
    reasonOf(canCommittee.remind(instructor, thesis, RULES, [SUPERVISOR, elsewhere, lapsed], lapsed, TODAY))
  const now = { ...MEMBER, id: 9, position: 3 }
  expect(ask(now)).toBe('seat_taken')
  expect(ask({ ...now, state: 'left' })).toBe('yes')
  expect(ask({ ...now, accountId: third.accountId, email: 'third@example.org' })).toBe('yes')
})
