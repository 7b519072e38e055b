import { describe, expect, it } from 'vitest'
import { PRESET_RULES } from '../../department/rulebook/presets.ts'
import { aMarkedThesis, aThesisInProgress } from '../../testing/facts.ts'
import {
  administrator,
  anotherInstructor,
  anotherStudent,
  instructor,
  secretary,
  secretaryElsewhere,
  student,
} from '../../testing/people.ts'
import type { PersonsSeat } from '../committee/committee.policy.ts'
import { canExamination, type ExaminationRules, mayOverrideClash, seatsOf } from './examination.policy.ts'
import type { ExaminationState, Presence } from './examination.ts'
import type { ExaminationFacts } from './plan.ts'

const { committee, examination: ofExamination } = PRESET_RULES.integrated_master
const RULES: ExaminationRules = {
  committee,
  examination: { ...ofExamination, noticeDays: 7, textDays: 10, windows: [], quorum: null },
}
const [TODAY, DAY] = ['2026-06-01', '2026-06-24'] as const
const STARTS_AT = new Date(`${DAY}T09:00:00Z`)
const thesis = aThesisInProgress()
const FACTS: ExaminationFacts = {
  acceptedOn: '2025-10-01',
  areAllStepsConfirmed: true,
  seats: { size: 3, accepted: 3 },
  attempts: 0,
  lastFailedOn: null,
  hasLiveExamination: false,
}
const SUPERVISOR: PersonsSeat = {
  id: 1,
  position: 1,
  role: 'supervisor',
  state: 'accepted',
  accountId: instructor.accountId,
  remindedOn: TODAY,
  outsidePersonId: null,
  email: 'supervisor@example.org',
  hasLink: false,
}
const MEMBER: PersonsSeat = {
  ...SUPERVISOR,
  id: 2,
  position: 2,
  role: 'member',
  accountId: anotherInstructor.accountId,
  email: 'member@example.org',
}

const of = (state: ExaminationState) => ({ state, startsAt: STARTS_AT })
const at = (today: `${number}-${number}-${number}`, allAgree = false) => ({ day: DAY, today, allAgree })
const reasonOf = (decision: { allowed: boolean; reason?: string }) => decision.reason ?? 'yes'
const PEOPLE = [instructor, secretary, anotherInstructor, student, secretaryElsewhere, administrator]

describe('who arranges an examination', () => {
  const text = { textOn: TODAY, today: TODAY } as const
  const there = { now: STARTS_AT, textOn: TODAY, presences: null }
  it.each([
    // instructor, secretary, member, student, another secretary, administrator
    [
      'offerDates',
      (who) => canExamination.offerDates(who, thesis, RULES, FACTS),
      ['yes', 'not_owner', 'not_owner'],
    ],
    ['findClashes', (who) => canExamination.findClashes(who, thesis, RULES), ['yes', 'yes', 'not_owner']],
    ['listPlaces', (who) => canExamination.listPlaces(who, thesis, RULES), ['yes', 'yes', 'not_owner']],
    ['plan', (who) => canExamination.plan(who, thesis, RULES, FACTS, at(TODAY)), ['yes', 'yes', 'not_owner']],
    [
      'move',
      (who) => canExamination.move(who, thesis, RULES, of('planned'), FACTS, at(TODAY)),
      ['yes', 'yes', 'not_owner'],
    ],
    [
      'announce',
      (who) => canExamination.announce(who, thesis, RULES, of('planned'), text),
      ['yes', 'yes', 'not_owner'],
    ],
    [
      'hold',
      (who) => canExamination.hold(who, thesis, RULES, of('announced'), there),
      ['yes', 'not_owner', 'not_owner'],
    ],
    [
      'cancel',
      (who) => canExamination.cancel(who, thesis, RULES, of('planned')),
      ['yes', 'yes', 'not_owner'],
    ],
  ] satisfies [string, (who: typeof instructor) => { allowed: boolean; reason?: string }, string[]][])(
    '%s',
    (_act, decide, expected) => {
      const answers = PEOPLE.map((who) => reasonOf(decide(who)))
      const strangers = answers.slice(2).every((answer) => answer === 'not_owner' || answer === 'not_found')
      expect([answers.slice(0, 2), strangers]).toEqual([expected.slice(0, 2), true])
    },
  )

  it('is nobody in the plain flow, nor once the thesis is marked', () => {
    expect(reasonOf(canExamination.plan(instructor, thesis, null, FACTS, at(TODAY)))).toBe('no_committee')
    const marked = aMarkedThesis()
    expect(reasonOf(canExamination.plan(instructor, marked, RULES, FACTS, at(TODAY)))).toBe('not_in_progress')
  })

  it('past a clash is the secretary alone, with a reason', () => {
    const asked = [secretary, secretaryElsewhere, instructor].map((who) =>
      mayOverrideClash(who, thesis, 'Δύο αίθουσες με το ίδιο όνομα'),
    )
    expect([...asked, mayOverrideClash(secretary, thesis, null)]).toEqual([true, false, false, false])
  })
})

describe('dates are answered', () => {
  const seats = [SUPERVISOR, MEMBER]
  it.each([
    ['the student', student, seats, 'yes'],
    ['the supervisor', instructor, seats, 'yes'],
    ['a member', anotherInstructor, seats, 'yes'],
    [
      'a member who has not accepted yet',
      anotherInstructor,
      [{ ...MEMBER, state: 'invited' as const }],
      'not_found',
    ],
    ['a substitute', anotherInstructor, [{ ...MEMBER, role: 'substitute' as const }], 'not_found'],
    ['another student', anotherStudent, seats, 'not_found'],
    ['the secretary', secretary, seats, 'not_found'],
  ])('by %s: %s', (_who, actor, sitting, expected) => {
    expect(reasonOf(canExamination.answerDates(actor, thesis, RULES, sitting, FACTS))).toBe(expected)
  })

  it('as long as none is chosen', () => {
    const chosen = { ...FACTS, hasLiveExamination: true }
    expect(reasonOf(canExamination.answerDates(student, thesis, RULES, seats, chosen))).toBe(
      'examination_planned',
    )
    expect(reasonOf(canExamination.offerDates(instructor, thesis, RULES, chosen))).toBe('examination_planned')
  })

  it('as long as the rules allow another examination', () => {
    const used = { ...FACTS, attempts: RULES.examination.attempts }
    expect(reasonOf(canExamination.offerDates(instructor, thesis, RULES, used))).toBe('attempts_used')
  })
})

describe('an examination is announced', () => {
  it.each([
    ['with the text in time', 'planned', TODAY, TODAY, 'yes'],
    ['with the text on its last day', 'planned', '2026-06-14', '2026-06-15', 'yes'],
    ['with the text a day late', 'planned', '2026-06-15', '2026-06-15', 'text_too_late'],
    ['without the text', 'planned', null, TODAY, 'text_missing'],
    ['seven days before', 'planned', TODAY, '2026-06-17', 'yes'],
    ['six days before', 'planned', TODAY, '2026-06-18', 'notice_too_short'],
    ['twice', 'announced', TODAY, TODAY, 'already_announced'],
    ['after it was held', 'held', TODAY, TODAY, 'examination_over'],
    ['after it was cancelled', 'cancelled', TODAY, TODAY, 'examination_over'],
  ] as const)('%s', (_when, state, textOn, today, expected) => {
    expect(reasonOf(canExamination.announce(instructor, thesis, RULES, of(state), { textOn, today }))).toBe(
      expected,
    )
  })
})

describe('an examination is moved', () => {
  it.each([
    ['before the announcement, to a near day', 'planned', at('2026-06-22'), 'yes'],
    ['after it, to a day far enough', 'announced', at('2026-06-17'), 'yes'],
    ['after it, to a nearer day', 'announced', at('2026-06-18'), 'notice_too_short'],
    ['after it, to a nearer day on which all agree', 'announced', at('2026-06-18', true), 'yes'],
    ['to a day that is past', 'planned', at('2026-06-25'), 'too_early'],
    ['after it was held', 'held', at(TODAY), 'examination_over'],
  ] as const)('%s', (_when, state, days, expected) => {
    const facts = { ...FACTS, hasLiveExamination: true }
    expect(reasonOf(canExamination.move(secretary, thesis, RULES, of(state), facts, days))).toBe(expected)
  })
})

describe('an examination is held', () => {
  const before = new Date(STARTS_AT.getTime() - 1)
  const ALL: Presence[] = ['present', 'remote', 'present']
  const TWO: Presence[] = ['present', 'absent', 'present']
  const hold = (
    values: { now?: Date; textOn?: typeof TODAY | null; presences?: Presence[] },
    rules: Partial<NonNullable<ExaminationRules>['examination']> = {},
    state: ExaminationState = 'announced',
  ) =>
    reasonOf(
      canExamination.hold(
        instructor,
        thesis,
        { ...RULES, examination: { ...RULES.examination, ...rules } },
        of(state),
        { now: STARTS_AT, textOn: null, presences: ALL, ...values },
      ),
    )

  it.each([
    ['when it begins, by all', hold({}), 'yes'],
    ['a moment before it begins', hold({ now: before }), 'too_early'],
    ['without an announcement', hold({}, {}, 'planned'), 'yes'],
    ['twice', hold({}, {}, 'held'), 'examination_over'],
    ['by two of three where all are asked', hold({ presences: TWO }), 'committee_incomplete'],
    ['by two of three where two are enough', hold({ presences: TWO }, { quorum: 2 }), 'yes'],
    ['by two because a member has left', hold({ presences: ['present', 'present'] }), 'committee_incomplete'],
    [
      'without a presentation, before its hour',
      hold({ now: before, textOn: TODAY }, { hasPresentation: false }),
      'yes',
    ],
    ['without a presentation and without a text', hold({}, { hasPresentation: false }), 'text_missing'],
  ])('%s: %s', (_how, answer, expected) => {
    expect(answer).toBe(expected)
  })
})

describe('a thesis that is not presented', () => {
  const READ: ExaminationRules = { ...RULES, examination: { ...RULES.examination, hasPresentation: false } }
  const DAYS = { day: DAY, today: TODAY, allAgree: true }
  const ahead = { state: 'planned', startsAt: STARTS_AT } as const
  const open = (
    facts: Partial<ExaminationFacts> = {},
    { rules = READ, textOn = TODAY }: { rules?: ExaminationRules; textOn?: typeof TODAY | null } = {},
  ) =>
    reasonOf(
      canExamination.openMarking(instructor, thesis, rules, { ...FACTS, ...facts }, { today: TODAY, textOn }),
    )

  it.each([
    [
      'its day is planned',
      reasonOf(canExamination.plan(instructor, thesis, READ, FACTS, DAYS)),
      'no_presentation',
    ],
    [
      'dates are offered',
      reasonOf(canExamination.offerDates(instructor, thesis, READ, FACTS)),
      'no_presentation',
    ],
    [
      'it is moved',
      reasonOf(canExamination.move(instructor, thesis, READ, ahead, FACTS, DAYS)),
      'no_presentation',
    ],
    [
      'it is announced',
      reasonOf(canExamination.announce(instructor, thesis, READ, ahead, { textOn: TODAY, today: TODAY })),
      'no_presentation',
    ],
    ['its marking is opened today', open(), 'yes'],
    ['without a text', open({}, { textOn: null }), 'text_missing'],
    ['with open steps', open({ areAllStepsConfirmed: false }), 'steps_open'],
    ['without its committee', open({ seats: { size: 3, accepted: 2 } }), 'committee_incomplete'],
    ['before its months are over', open({ acceptedOn: TODAY }), 'too_early'],
    ['twice', open({ hasLiveExamination: true }), 'examination_planned'],
    ['after the last attempt', open({ attempts: 2 }), 'attempts_used'],
    ['although it is presented', open({}, { rules: RULES }), 'has_presentation'],
    [
      'by the office',
      reasonOf(canExamination.openMarking(secretary, thesis, READ, FACTS, { today: TODAY, textOn: TODAY })),
      'not_owner',
    ],
  ])('%s: %s', (_how, answer, expected) => {
    expect(answer).toBe(expected)
  })
})

it('a committee is counted by its members who have accepted', () => {
  const invited: PersonsSeat = { ...MEMBER, state: 'invited' }
  const substitute: PersonsSeat = { ...MEMBER, id: 3, position: 4, role: 'substitute' }
  expect(seatsOf([SUPERVISOR, invited, substitute], { size: 3 })).toEqual({ size: 3, accepted: 1 })
})
