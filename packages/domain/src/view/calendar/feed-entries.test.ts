import { describe, expect, it } from 'vitest'
import { athensMinute, type IsoDate } from '../../shared/dates.ts'
import { FEED_MAX, feedEntries } from './feed-entries.ts'
import type {
  FeedExamination,
  FeedFacts,
  FeedReader,
  FeedStep,
  FeedThesis,
  OfferedDate,
} from './feed-facts.ts'

const NOW = new Date('2026-06-01T07:30:00Z')
const CHANGED = new Date('2026-05-20T10:00:00Z')
const LATER = new Date('2026-05-25T10:00:00Z')
const SERVICE = 'theses.example.org'
const PAGE = 'https://theses.example.org/thesis/7'
const STUDENT: FeedReader = { accountId: 20, language: 'el', hasSteps: true }
const INSTRUCTOR: FeedReader = { accountId: 10, language: 'el', hasSteps: true }
const NOTHING: FeedFacts = {
  examinations: [],
  offeredDates: [],
  invitations: [],
  corrections: [],
  theses: [],
}

const OF_THESIS = { thesis: { title: 'Γράφοι', changedAt: CHANGED, page: PAGE } }
const EXAMINATION: FeedExamination = {
  ...OF_THESIS,
  id: 3,
  startsAt: new Date('2026-06-24T09:00:00Z'),
  minutes: 40,
  place: 'Αίθουσα Β2',
  link: null,
  state: 'planned',
  revision: 0,
  changedAt: CHANGED,
  supervisor: 'Πέτρος Βασιλείου',
}
const OFFERED: OfferedDate = {
  ...OF_THESIS,
  id: 5,
  startsAt: new Date('2026-06-20T09:00:00Z'),
  minutes: 40,
  changedAt: CHANGED,
  answer: null,
}
const THESIS: FeedThesis = {
  id: 7,
  title: 'Γράφοι',
  page: PAGE,
  version: 2,
  changedAt: CHANGED,
  studentId: 20,
  publicByInstructor: true,
  interestDeadline: null,
  startDate: '2026-05-25',
  intendedEnd: null,
  mark: null,
  steps: [],
}
const step = (id: number, days: number, done: 'nobody' | 'student' | 'both' = 'nobody'): FeedStep => ({
  id,
  title: `Βήμα ${id}`,
  page: `${PAGE}#step-${id}`,
  version: 1,
  changedAt: CHANGED,
  duration: { amount: days, unit: 'days' },
  studentConfirmedAt: done === 'nobody' ? null : CHANGED.toISOString(),
  instructorConfirmedAt: done === 'both' ? CHANGED.toISOString() : null,
})

const entriesOf = (facts: Partial<FeedFacts>, reader = STUDENT) =>
  feedEntries({ ...NOTHING, ...facts }, reader, { now: NOW, service: SERVICE })
const daysOf = (facts: Partial<FeedFacts>, reader = STUDENT) =>
  entriesOf(facts, reader).map((entry) => [entry.uid.split('@')[0], 'day' in entry ? entry.day : null])

describe('an examination in the calendar of a person', () => {
  it('is the entry of its mails and files, and names the title of today', () => {
    const changed = { ...OF_THESIS.thesis, title: 'Γράφοι και δίκτυα', changedAt: LATER }
    expect(entriesOf({ examinations: [{ ...EXAMINATION, thesis: changed }] })).toEqual([
      {
        uid: 'examination-3@theses.example.org',
        sequence: 0,
        changedAt: LATER,
        startsAt: EXAMINATION.startsAt,
        minutes: 40,
        summary: 'Εξέταση: Γράφοι και δίκτυα',
        description: 'Επίβλεψη: Πέτρος Βασιλείου',
        location: 'Αίθουσα Β2',
        url: null,
        status: 'confirmed',
      },
    ])
  })

  it.each([
    ['ahead', {}, 'confirmed'],
    ['moved', { revision: 2 }, 'confirmed'],
    ['held a year ago', { state: 'held', startsAt: new Date('2025-06-01T09:00:00Z') }, 'confirmed'],
    ['held more than a year ago', { state: 'held', startsAt: new Date('2025-05-31T09:00:00Z') }, null],
    [
      'cancelled 60 days ago',
      { state: 'cancelled', changedAt: new Date('2026-04-02T09:00:00Z') },
      'cancelled',
    ],
    ['cancelled 61 days ago', { state: 'cancelled', changedAt: new Date('2026-04-01T09:00:00Z') }, null],
  ] as const)('that is %s', (_what, changed, status) => {
    const [entry] = entriesOf({ examinations: [{ ...EXAMINATION, ...changed }] })
    expect(entry?.status ?? null).toBe(status)
  })

  it.each([
    ['in summer', '2026-10-24', '12:00', '2026-10-24T09:00:00.000Z'],
    ['in winter', '2026-10-26', '12:00', '2026-10-26T10:00:00.000Z'],
    ['in the hour that comes twice', '2026-10-25', '03:30', '2026-10-25T00:30:00.000Z'],
  ] as const)('is at one moment of the world, %s', (_when, day, time, moment) => {
    const startsAt = athensMinute(day, time) ?? NOW
    const [entry] = entriesOf({ examinations: [{ ...EXAMINATION, startsAt }] })
    expect(entry).toMatchObject({ startsAt: new Date(moment) })
  })
})

describe('a date that is offered for an examination', () => {
  it.each([
    ['waits for an answer', {}, 'Πιθανή ημερομηνία εξέτασης, απαντήστε: Γράφοι', 0],
    ['suits the reader', { answer: 'yes' }, 'Πιθανή ημερομηνία εξέτασης: Γράφοι', 1],
    ['suits if need be', { answer: 'if_needed' }, 'Πιθανή ημερομηνία εξέτασης: Γράφοι', 1],
  ] as const)('is tentative while it %s', (_what, changed, summary, sequence) => {
    expect(entriesOf({ offeredDates: [{ ...OFFERED, ...changed }] })).toMatchObject([
      { uid: 'offered-date-5@theses.example.org', summary, sequence, status: 'tentative', url: PAGE },
    ])
  })

  it.each([
    ['suits the reader not', { answer: 'no' }],
    ['has passed', { startsAt: NOW }],
  ] as const)('is none where it %s', (_what, changed) => {
    expect(entriesOf({ offeredDates: [{ ...OFFERED, ...changed }] })).toEqual([])
  })
})

describe('a day in the calendar of a person', () => {
  it.each<[string, Partial<FeedThesis>, [string, IsoDate][]]>([
    [
      'a topic until its deadline',
      { studentId: null, interestDeadline: '2026-06-30' },
      [['interest-deadline-7', '2026-06-30']],
    ],
    [
      'a topic that is not offered',
      { studentId: null, publicByInstructor: false, interestDeadline: '2026-06-30' },
      [],
    ],
    [
      'a thesis in progress',
      { intendedEnd: '2027-01-31', interestDeadline: '2026-06-30' },
      [['completion-7', '2027-01-31']],
    ],
    ['a thesis that ended', { intendedEnd: '2027-01-31', mark: 8 }, []],
    ['a day of 60 days ago', { intendedEnd: '2026-04-02' }, [['completion-7', '2026-04-02']]],
    ['a day of 61 days ago', { intendedEnd: '2026-04-01' }, []],
  ])('comes from %s', (_what, changed, days) => {
    expect(daysOf({ theses: [{ ...THESIS, ...changed }] })).toEqual(days)
  })

  it('comes from an invitation, and from corrections', () => {
    expect(
      daysOf({
        invitations: [{ ...OF_THESIS, seatId: 9, dueOn: '2026-06-10', changedAt: CHANGED }],
        corrections: [{ ...OF_THESIS, examinationId: 3, dueOn: '2026-06-05', changedAt: CHANGED }],
      }),
    ).toEqual([
      ['corrections-3', '2026-06-05'],
      ['seat-9', '2026-06-10'],
    ])
  })

  it('says what it is in the language of the reader, and leads to its thesis', () => {
    const theses = [{ ...THESIS, intendedEnd: '2027-01-31' as IsoDate }]
    expect(entriesOf({ theses }, { ...STUDENT, language: 'en' })).toMatchObject([
      { summary: 'Desired completion date: Γράφοι', url: PAGE, sequence: 2, changedAt: CHANGED },
    ])
  })
})

describe('the steps of a thesis', () => {
  const steps = [step(1, 7, 'both'), step(2, 10, 'student'), step(3, 30)]

  it.each([
    ['the student', STUDENT, [['step-3', '2026-07-11']]],
    [
      'the instructor',
      INSTRUCTOR,
      [
        ['step-2', '2026-06-11'],
        ['step-3', '2026-07-11'],
      ],
    ],
  ] as const)('end as planned, for %s those that still ask for something', (_who, reader, days) => {
    expect(daysOf({ theses: [{ ...THESIS, steps }] }, reader)).toEqual(days)
  })

  it('have no days before the thesis has a start', () => {
    expect(daysOf({ theses: [{ ...THESIS, startDate: null, steps }] })).toEqual([])
  })

  it('changed when any of them did, and say whose they are', () => {
    const changed = [{ ...step(1, 7), changedAt: LATER }, step(2, 10)]
    expect(entriesOf({ theses: [{ ...THESIS, steps: changed }] })).toMatchObject([
      { uid: 'step-1@theses.example.org', changedAt: LATER, sequence: 3 },
      { description: 'Εργασία: Γράφοι', changedAt: LATER, url: `${PAGE}#step-2` },
    ])
  })
})

it('has the earliest first, and no more than a person reads: those that are near, past and ahead', () => {
  const held = Array.from({ length: FEED_MAX + 1 }, (_none, id) => ({
    ...{ ...EXAMINATION, id, state: 'held' as const },
    startsAt: new Date(NOW.getTime() - (id + 1) * 3_600_000),
  }))
  const ahead = { ...EXAMINATION, id: FEED_MAX + 1 }
  const entries = entriesOf({ examinations: [...held, ahead] })
  const names = entries.map(({ uid }) => uid.split('@')[0])
  expect(names).toHaveLength(FEED_MAX)
  expect(names[0]).toBe(`examination-${FEED_MAX - 2}`)
  expect(names.slice(-2)).toEqual(['examination-0', `examination-${FEED_MAX + 1}`])
})
