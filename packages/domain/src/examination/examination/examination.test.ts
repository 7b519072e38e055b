import { describe, expect, it } from 'vitest'
import { type Rules, USUAL_RULES } from '../../department/rulebook/rules.ts'
import {
  afterExaminationAction,
  EXAMINATION_STATES,
  type ExaminationState,
  endError,
  overlap,
} from './examination.ts'
import { type ExaminationFacts, earliestDay, firstDay, isWithin, planRefusal, planWarnings } from './plan.ts'

describe('an examination', () => {
  const ACTIONS = ['announce', 'move', 'hold', 'cancel'] as const
  const EXPECTED: Record<ExaminationState, (ExaminationState | null)[]> = {
    planned: ['announced', 'planned', 'held', 'cancelled'],
    announced: [null, 'announced', 'held', 'cancelled'],
    held: [null, null, null, null],
    cancelled: [null, null, null, null],
  }

  it.each(EXAMINATION_STATES)('that is %s goes where the process says', (state) => {
    expect(ACTIONS.map((act) => afterExaminationAction(state, act))).toEqual(EXPECTED[state])
  })

  const at = (time: string, minutes: number) => ({ startsAt: new Date(`2026-06-24T${time}:00Z`), minutes })
  it.each([
    ['at the same time', at('14:00', 30), at('14:00', 30), true],
    ['that begins when the other ends', at('14:00', 30), at('14:30', 30), false],
    ['that begins a minute before', at('14:00', 30), at('14:29', 30), true],
    ['within a longer one', at('14:00', 90), at('14:30', 20), true],
  ])('%s overlaps or not, whichever is asked first', (_when, one, other, expected) => {
    expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected])
  })
})

describe('the day of an examination', () => {
  const FACTS: ExaminationFacts = {
    acceptedOn: '2026-01-31',
    areAllStepsConfirmed: true,
    seats: { size: 3, accepted: 3 },
    attempts: 0,
    lastFailedOn: null,
    hasLiveExamination: false,
  }
  const JUNE = { label: 'Ιούνιος', from: '06-01', until: '06-30' }
  const RULES: Rules['examination'] = {
    ...USUAL_RULES.examination,
    minMonths: 3,
    noticeDays: 7,
    quorum: 2,
    windows: [JUNE],
    windowMode: 'refuse',
  }
  const DAYS = { day: '2026-06-24', today: '2026-06-01' } as const

  it.each([
    ['where all is there', {}, {}, null],
    ['beside another that is planned', { hasLiveExamination: true }, {}, 'examination_planned'],
    ['after the last attempt', { attempts: 2 }, {}, 'attempts_used'],
    ['with open steps', { areAllStepsConfirmed: false }, {}, 'steps_open'],
    ['with open steps that nobody asks for', { areAllStepsConfirmed: false }, { needsAllSteps: false }, null],
    ['without a quorum', { seats: { size: 3, accepted: 1 } }, {}, 'committee_incomplete'],
    [
      'with all but one where all are asked',
      { seats: { size: 3, accepted: 2 } },
      { quorum: null },
      'committee_incomplete',
    ],
    ['too early', { acceptedOn: '2026-03-25' as const }, {}, 'too_early'],
    ['on the first day that is allowed', { acceptedOn: '2026-03-24' as const }, {}, null],
    ['29 days after a failure', { attempts: 1, lastFailedOn: '2026-05-26' as const }, {}, 'too_early'],
    ['30 days after it', { attempts: 1, lastFailedOn: '2026-05-25' as const }, {}, null],
    ['on the last day of a window', {}, { windows: [{ ...JUNE, until: '06-24' }] }, null],
    ['a day after the last', {}, { windows: [{ ...JUNE, until: '06-23' }] }, 'outside_window'],
    ['in another month', {}, { windows: [{ ...JUNE, from: '10-01', until: '10-31' }] }, 'outside_window'],
  ])('%s', (_when, facts, rules, refusal) => {
    expect(planRefusal({ ...FACTS, ...facts }, { ...RULES, ...rules }, DAYS)).toBe(refusal)
  })

  it.each([
    ['nothing', {}, {}, DAYS, []],
    ['a member who is missing', { seats: { size: 3, accepted: 2 } }, {}, DAYS, ['committee_incomplete']],
    ['a late announcement', {}, {}, { ...DAYS, today: '2026-06-18' as const }, ['notice_too_short']],
    [
      'a day outside',
      {},
      { windowMode: 'warn' as const, windows: [{ ...JUNE, until: '06-23' }] },
      DAYS,
      ['outside_window'],
    ],
  ])('warns of %s', (_what, facts, rules, days, warnings) => {
    const [of, by] = [
      { ...FACTS, ...facts },
      { ...RULES, ...rules },
    ]
    expect([planRefusal(of, by, days), planWarnings(of, by, days)]).toEqual([null, warnings])
  })

  it('is not past', () => {
    const yesterday = { day: '2026-05-31', today: '2026-06-01' } as const
    expect(planRefusal(FACTS, { ...RULES, windows: [] }, yesterday)).toBe('too_early')
    expect(firstDay(FACTS, RULES, '2026-06-01')).toBe('2026-06-01')
  })

  it('is not before the acceptance, where nothing else is asked', () => {
    expect(earliestDay(FACTS, { minMonths: null, retryDays: 30 })).toBe('2026-01-31')
  })

  it.each([
    ['2026-12-20', true],
    ['2027-01-31', true],
    ['2027-02-01', false],
    ['2026-12-14', false],
  ] as const)('%s is in a winter that goes over the new year: %s', (day, expected) => {
    expect(isWithin({ label: 'Χειμώνας', from: '12-15', until: '01-31' }, day)).toBe(expected)
  })
})

describe('the hour at which an examination ended', () => {
  const at = (time: string) => new Date(`2026-06-24T${time}:00Z`)
  it.each([
    ['is after it began', '09:40', null],
    ['is not that of its beginning', '09:00', 'ended_before_start'],
    ['is not before it', '08:59', 'ended_before_start'],
    ['is not to come', '10:01', 'time_ahead'],
    ['may be just now', '10:00', null],
  ] as const)('%s', (_what, ended, expected) => {
    expect(endError({ startsAt: at('09:00'), endedAt: at(ended) }, at('10:00'))).toBe(expected)
  })
})
