import type { Wire } from '@diatrivi/contract/endpoints'
import { wireDay } from './wire.ts'

export type Process = Wire<'getProcess'>['response']
type Examination = NonNullable<Process['examination']>
type Current = NonNullable<Examination['current']>
type Seat = NonNullable<Process['committee']>['seats'][number]

export const at = (clockText: string) => ({ ...wireDay('2026-03-01'), date: `${clockText}:00.000000` })

const seatOf = (seatID: number, uSurname: string): Seat => ({
  seatID,
  position: seatID,
  role: seatID === 1 ? 'supervisor' : 'member',
  person: {
    username: `user${seatID}`,
    uName: 'Άννα',
    uSurname,
    rank: 'professor',
    formOfAddress: null,
    rankText: null,
    affiliation: null,
  },
  state: 'accepted',
  invitedAt: wireDay('2026-03-01'),
  dueOn: wireDay('2026-03-01'),
  answeredAt: wireDay('2026-03-01'),
  leftOn: null,
  replaces: null,
  hasLink: null,
})
const SEATS = [seatOf(1, 'Βλάχου'), seatOf(2, 'Ρήγα')]

export const PLANNED: Current = {
  examinationID: 5,
  attempt: 1,
  startsAt: at('2026-06-24 12:00'),
  minutes: 30,
  place: 'Αίθουσα Α1',
  link: null,
  language: 'el',
  isPublic: true,
  state: 'planned',
  revision: 0,
  changedAt: at('2026-05-30 18:04'),
  version: 3,
  announcedAt: null,
  heldAt: null,
  presence: [],
  corrections: null,
  correctionsDue: null,
}
const NOTHING = {
  offerDates: 'not_owner',
  answerDates: 'not_found',
  plan: 'not_owner',
  move: 'not_owner',
  announce: 'not_owner',
  openMarking: 'has_presentation',
  hold: 'not_owner',
  cancel: 'not_owner',
  override: false,
} as const
export const POLL: NonNullable<Examination['dates']> = {
  options: [
    {
      optionID: 11,
      startsAt: at('2026-06-24 12:00'),
      minutes: 30,
      answers: [
        { seatID: 1, answer: 'yes' },
        { seatID: 2, answer: 'no' },
      ],
    },
    {
      optionID: 12,
      startsAt: at('2026-06-25 10:30'),
      minutes: 30,
      answers: [
        { seatID: 1, answer: 'yes' },
        { seatID: 2, answer: 'if_needed' },
      ],
    },
  ],
  people: [1, 2].map((seatID) => ({
    seatID,
    person: { username: `user${seatID}`, uName: 'Άννα', uSurname: seatID === 1 ? 'Βλάχου' : 'Ρήγα' },
    isCaller: seatID === 1,
  })),
}

/** A topic that another student works on too. */
export const GROUP: NonNullable<Process['group']> = {
  students: 2,
  others: [
    {
      thesisID: 8,
      student: { username: 'rigas', uName: 'Άννα', uSurname: 'Ρήγα' },
      isInProgress: true,
    },
  ],
  offered: [],
  mayShare: 'topic_full',
}

export interface ProcessValues extends Partial<Omit<Examination, 'may'>> {
  may?: Partial<Examination['may']>
  phase?: Process['phase']
  overlays?: Process['overlays']
  group?: Process['group']
}

/** A thesis of two members before its examination, in which the reader may do nothing, but for these values. */
export function wireProcess(values: ProcessValues = {}): Process {
  const { may, phase = 'readyForExam', overlays = [], group = null, ...examination } = values
  return {
    thesisID: 7,
    phase,
    overlays,
    rulebook: { rulebookID: 3, title: 'Κανονισμός', inForceFrom: wireDay('2025-09-01') },
    group,
    committee: {
      size: 2,
      substitutes: 0,
      missing: 0,
      vacant: 0,
      asksNoImpediment: true,
      seats: SEATS,
      mayManage: true,
      mayRevokeLinks: true,
      mayLeaveForOthers: false,
      mayProposeOwn: false,
      proposal: null,
    },
    examination: {
      rules: {
        minutes: 30,
        isPublic: true,
        hasPresentation: true,
        quorum: 2,
        noticeDays: 7,
        textDays: 10,
        windows: [],
      },
      seats: { size: 3, accepted: 3 },
      acceptedOn: wireDay('2025-10-01'),
      firstDay: wireDay('2026-06-01'),
      attemptsLeft: 2,
      current: null,
      cancelled: [],
      dates: null,
      ...examination,
      may: { ...NOTHING, ...may },
    },
    marking: null,
    result: null,
    papers: null,
  }
}
