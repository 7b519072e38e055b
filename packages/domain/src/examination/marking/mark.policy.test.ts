import { describe, expect, it } from 'vitest'
import { USUAL_MARKING } from '../../department/rulebook/marking-rules.ts'
import { PRESET_RULES } from '../../department/rulebook/presets.ts'
import { USUAL_RULES } from '../../department/rulebook/rules.ts'
import { aMarkedThesis, aThesisInProgress } from '../../testing/facts.ts'
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
import {
  areAllConfirmed,
  awaitedMarkers,
  canMark,
  hiddenSince,
  isReconsidered,
  type MarkingFacts,
  type MarkingSeat,
  markersOf,
  shownProgress,
  stillToSeal,
} from './mark.policy.ts'

const thesis = aThesisInProgress()
const third = { ...anotherInstructor, accountId: 3 }
const stranger = { ...anotherInstructor, accountId: 99 }

const SUPERVISOR: MarkingSeat = {
  id: 1,
  position: 1,
  role: 'supervisor',
  state: 'accepted',
  accountId: instructor.accountId,
  remindedOn: '2026-11-20',
  outsidePersonId: null,
  email: 'supervisor@example.org',
  hasLink: false,
  presence: 'present',
  isSealed: false,
  firstSealedAt: null,
  isConfirmed: false,
}
const MEMBER: MarkingSeat = {
  ...SUPERVISOR,
  id: 2,
  position: 2,
  role: 'member',
  accountId: anotherInstructor.accountId,
  email: 'member@example.org',
  presence: 'remote',
}
const OUTSIDER: MarkingSeat = {
  ...MEMBER,
  id: 3,
  position: 3,
  accountId: null,
  outsidePersonId: 7,
  email: 'outsider@example.org',
  presence: 'present',
}
const ABSENT: MarkingSeat = { ...MEMBER, id: 4, position: 4, accountId: third.accountId, presence: 'absent' }

const facts = (changed: Partial<MarkingFacts> = {}): MarkingFacts => ({
  state: 'held',
  hasBegun: true,
  isOpened: false,
  rules: USUAL_MARKING,
  seats: [SUPERVISOR, MEMBER, OUTSIDER, ABSENT],
  ...changed,
})
const all = (values: Partial<MarkingSeat>) => facts().seats.map((seat) => ({ ...seat, ...values }))
const reasonOf = (decision: { allowed: boolean; reason?: string }) => decision.reason ?? 'yes'

describe('those who mark', () => {
  const before = { state: 'announced', hasBegun: true } as const
  const unknown = all({ presence: null })

  it.each([
    ['once it is held, those who were present', facts(), [1, 2, 3]],
    ['before, those who have accepted', facts({ ...before, seats: unknown }), [1, 2, 3, 4]],
    [
      'before, no substitutes and nobody who has left',
      facts({
        ...before,
        seats: [SUPERVISOR, { ...MEMBER, role: 'substitute' }, { ...OUTSIDER, state: 'left' }],
      }),
      [1],
    ],
    [
      'who was present and left afterwards too',
      facts({ seats: [SUPERVISOR, { ...MEMBER, state: 'left' }] }),
      [1, 2],
    ],
    [
      'nobody whom no part asks',
      facts({
        rules: {
          ...USUAL_MARKING,
          parts: USUAL_MARKING.parts.map((part) => ({ ...part, by: 'supervisor' })),
        },
      }),
      [1],
    ],
  ] as const)('%s', (_who, given, expected) => {
    expect(markersOf(given).map(({ id }) => id)).toEqual(expected)
  })

  it('are asked until each has sealed, and once more where the marks lie apart', () => {
    expect(stillToSeal(facts()).map(({ id }) => id)).toEqual([1, 2, 3])
    expect(isReconsidered(facts())).toBe(false)
    const sealed = facts({ seats: all({ isSealed: true }) })
    expect([stillToSeal(sealed), isReconsidered(sealed), areAllConfirmed(sealed)]).toEqual([[], true, false])
    expect(areAllConfirmed(facts({ seats: all({ isSealed: true, isConfirmed: true }) }))).toBe(true)
  })

  it.each([
    ['before it is held, nobody', facts({ state: 'announced' }), []],
    ['until they have sealed', facts({ seats: [{ ...SUPERVISOR, isSealed: true }, MEMBER, ABSENT] }), [2]],
    [
      'and once more where the marks lie apart, until they have confirmed',
      facts({
        seats: [SUPERVISOR, MEMBER].map((seat) => ({ ...seat, isSealed: true, isConfirmed: seat.id === 1 })),
      }),
      [2],
    ],
    ['nobody after the opening', facts({ isOpened: true }), []],
  ])('are awaited: %s', (_when, given, expected) => {
    expect(awaitedMarkers(given).map(({ id }) => id)).toEqual(expected)
  })
})

describe('while marks are asked once more', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 10, hour))
  const sealedAt = (id: number) => at(id === MEMBER.id ? 12 : 9)
  const seats = facts().seats.map((seat) => ({ ...seat, isSealed: true, firstSealedAt: sealedAt(seat.id) }))
  const again = facts({ seats: seats.map((seat) => ({ ...seat, isConfirmed: seat.id === MEMBER.id })) })
  const own = seats[0] as MarkingSeat
  const sealedOf = ({ markers }: ReturnType<typeof shownProgress>) =>
    markers.filter(({ isSealed }) => isSealed).map(({ id }) => id)

  it.each([
    ['a member who marks', own, facts({ seats }), [1, 2, 3], true, null],
    ['others, who read it as before the last seal', null, facts({ seats }), [1, 3], false, at(12)],
    ['others, whatever was confirmed since', null, again, [1, 3], false, at(12)],
    ['others after the opening', null, facts({ seats, isOpened: true }), [1, 2, 3], false, null],
    ['others before the last seal', null, facts({ seats: [own, MEMBER, OUTSIDER] }), [1], false, null],
  ])('progress is shown to %s', (_who, reader, given, sealed, areAsked, since) => {
    const shown = shownProgress(given, reader)
    expect([sealedOf(shown), shown.isReconsidered, hiddenSince(given, reader)]).toEqual([
      sealed,
      areAsked,
      since,
    ])
  })
})

describe('the own mark', () => {
  const opened = { isOpened: true }
  const planned = { state: 'planned', seats: all({ presence: null }) } as const
  const sealed = { seats: all({ isSealed: true }) }

  it.each([
    ['of the supervisor', instructor, {}, ['yes', 'yes', 'nothing_to_confirm']],
    ['of a member', anotherInstructor, {}, ['yes', 'yes', 'nothing_to_confirm']],
    ['of a member who was absent', third, {}, ['not_a_member', 'not_a_member', 'not_a_member']],
    ['of a stranger', stranger, {}, ['not_found', 'not_found', 'not_found']],
    ['by the link of a seat', { seatId: 3 }, {}, ['yes', 'yes', 'nothing_to_confirm']],
    ['by the link of a seat, when all have sealed', { seatId: 3 }, sealed, ['yes', 'yes', 'yes']],
    ['by the link of a member who was absent', { seatId: 4 }, {}, ['not_found', 'not_found', 'not_found']],
    ['by the link of a seat elsewhere', { seatId: 99 }, {}, ['not_found', 'not_found', 'not_found']],
    ['of the student', student, {}, ['not_a_member', 'not_a_member', 'not_a_member']],
    ['of a person who holds an office', officeHolder, {}, ['not_a_member', 'not_a_member', 'not_a_member']],
    ['of the secretary', secretary, {}, ['not_a_member', 'not_a_member', 'not_a_member']],
    ['of an administrator', administrator, {}, ['not_a_member', 'not_a_member', 'not_a_member']],
    ['when all have sealed', anotherInstructor, sealed, ['yes', 'yes', 'yes']],
    [
      'after the opening',
      anotherInstructor,
      { ...sealed, ...opened },
      ['marks_opened', 'marks_opened', 'marks_opened'],
    ],
    ['from the moment of the examination on', anotherInstructor, planned, ['yes', 'not_held', 'not_held']],
    ['before it', anotherInstructor, { ...planned, hasBegun: false }, ['not_held', 'not_held', 'not_held']],
    [
      'of one that was cancelled',
      anotherInstructor,
      { ...planned, state: 'cancelled' },
      ['not_held', 'not_held', 'not_held'],
    ],
  ] as const)('%s: saving, sealing, confirming', (_whose, actor, changed, expected) => {
    const given = facts(changed)
    const decisions = [canMark.save, canMark.seal, canMark.confirm].map((rule) => rule(actor, thesis, given))
    expect(decisions.map(reasonOf)).toEqual(expected)
  })

  it('is not given to a thesis that has ended', () => {
    expect(reasonOf(canMark.save(instructor, aMarkedThesis(), facts()))).toBe('not_in_progress')
  })
})

describe('the link of a member without an account', () => {
  it.each([
    ['the supervisor', instructor, {}, 3, 'yes'],
    ['the secretary', secretary, {}, 3, 'yes'],
    ['another member', anotherInstructor, {}, 3, 'not_owner'],
    ['the secretary of another department', secretaryElsewhere, {}, 3, 'not_found'],
    ['the supervisor, to a member who has an account', instructor, {}, 2, 'not_found'],
    ['the supervisor, to a seat elsewhere', instructor, {}, 99, 'not_found'],
    [
      'the supervisor, to a member who has sealed and may still change it',
      instructor,
      { seats: all({ isSealed: true }) },
      3,
      'yes',
    ],
    ['the supervisor, after the opening', instructor, { isOpened: true }, 3, 'marks_opened'],
    [
      'the supervisor, before it is held',
      instructor,
      { state: 'planned', seats: all({ presence: null }) },
      3,
      'not_held',
    ],
  ] as const)('is sent anew by %s: %s', (_who, actor, changed, seatId, expected) => {
    expect(reasonOf(canMark.sendLink(actor, thesis, facts(changed), seatId))).toBe(expected)
  })

  it('is not sent of a thesis that has ended', () => {
    expect(reasonOf(canMark.sendLink(instructor, aMarkedThesis(), facts(), 3))).toBe('not_in_progress')
  })
})

describe('corrections', () => {
  const open = { outcome: 'corrections', isAccepted: false } as const

  it.each([
    ['the supervisor', instructor, open, 'yes'],
    ['another member', anotherInstructor, open, 'not_owner'],
    ['a stranger', stranger, open, 'not_found'],
    ['the supervisor, twice', instructor, { ...open, isAccepted: true }, 'no_corrections'],
    [
      'the supervisor, where none were asked for',
      instructor,
      { ...open, outcome: 'passed' },
      'no_corrections',
    ],
    ['the supervisor, before the opening', instructor, null, 'no_corrections'],
  ] as const)('are accepted by %s', (_who, actor, result, expected) => {
    expect(reasonOf(canMark.acceptCorrections(actor, thesis, facts().seats, result))).toBe(expected)
  })
})

describe('a mark that a decision has changed', () => {
  const opened = facts({ isOpened: true })
  const newest = { isNewest: true }

  it.each([
    ['the secretary', secretary, opened, newest, 'yes'],
    ['who holds an office of the department', officeHolder, opened, newest, 'not_owner'],
    ['the secretary of another department', secretaryElsewhere, opened, newest, 'not_found'],
    ['the supervisor', instructor, opened, newest, 'not_owner'],
    ['a member', anotherInstructor, opened, newest, 'not_owner'],
    ['an administrator', administrator, opened, newest, 'not_owner'],
    ['a stranger', stranger, opened, newest, 'not_found'],
    ['the secretary, before the opening', secretary, facts(), newest, 'marks_sealed'],
    [
      'the secretary, after another examination',
      secretary,
      opened,
      { isNewest: false },
      'examination_planned',
    ],
  ] as const)('is written down by %s', (_who, actor, given, then, expected) => {
    expect(reasonOf(canMark.correct(actor, thesis, given, then))).toBe(expected)
  })

  it('is written down of a thesis that has ended too', () => {
    expect(reasonOf(canMark.correct(secretary, aMarkedThesis(), opened, newest))).toBe('yes')
  })
})

describe('a result', () => {
  it.each([
    ['its student', student, 'yes'],
    ['its supervisor', instructor, 'yes'],
    ['a member', anotherInstructor, 'yes'],
    ['its secretary', secretary, 'yes'],
    ['an office holder of its department', officeHolder, 'yes'],
    ['another office holder', officeHolderElsewhere, 'not_found'],
    ['an administrator', administrator, 'yes'],
    ['another student', anotherStudent, 'not_found'],
    ['a stranger', stranger, 'not_found'],
  ] as const)('is read by %s: %s', (_who, actor, expected) => {
    expect(reasonOf(canMark.seeResult(actor, thesis, facts()))).toBe(expected)
  })
})

describe('the instructor alone', () => {
  it.each([
    ['in the plain flow', null, 'yes'],
    ['under a book without a committee', USUAL_RULES.committee, 'yes'],
    ['under one with a committee', PRESET_RULES.integrated_master.committee, 'marked_by_committee'],
  ] as const)('marks or not %s', (_where, rules, expected) => {
    expect(reasonOf(canMark.markAlone(rules))).toBe(expected)
  })
})
