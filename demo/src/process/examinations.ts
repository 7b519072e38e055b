import type { Hundredths } from '@diatrivi/domain/department/rulebook/marking-rules'
import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import { type MemberMark, openMarks, outcomeOf } from '@diatrivi/domain/examination/marking/marking'
import { addDays, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { PlannedExamination, PlannedSeat, PlannedThesis } from '../demo-plan.ts'
import { athensMoment } from '../moments.ts'
import type { Stage } from './stages.ts'

interface ExaminationSetting {
  thesis: PlannedThesis
  stage: Stage
  seats: readonly PlannedSeat[]
  rules: Rules
  today: IsoDate
  nextKey: () => number
}

const PLACE = 'Αίθουσα Β2'
const ATTEMPTS_APART = 50

/** The examinations of a thesis, the oldest first: what was held has presence and marks. */
export function planExaminations(setting: ExaminationSetting): PlannedExamination[] {
  const { stage, thesis, today } = setting
  switch (stage) {
    case 'planned':
      return [ahead(setting, addDays(today, 9), 12, 'planned')]
    case 'announced':
      return [ahead(setting, today, 17, 'announced')]
    case 'marking':
      return [held(setting, addDays(today, -1), { marks: [850, 800], sealed: 2 })]
    case 'owing':
      return [held(setting, addDays(today, -1), { marks: [900, 850], sealed: 2 })]
    case 'corrections':
      return [
        held(setting, addDays(today, -5), {
          marks: [800, 750, 800],
          sealed: 3,
          corrections: 'Να διορθωθεί η βιβλιογραφία του τρίτου κεφαλαίου.',
        }),
      ]
    case 'failedOnce':
      return [
        held(setting, addDays(today, -ATTEMPTS_APART), { marks: [450, 500, 450], sealed: 3 }),
        ahead(setting, addDays(today, 12), 10, 'planned', 2),
      ]
    case 'attemptsUsed':
      return [
        held(setting, addDays(today, -2 * ATTEMPTS_APART), { marks: [450, 400, 450], sealed: 3 }),
        held(setting, addDays(today, -ATTEMPTS_APART), { marks: [450, 500, 400], sealed: 3, attempt: 2 }),
      ]
    case 'passed':
      return [held(setting, thesis.endDate ?? today, { marks: around(thesis.mark ?? 8), sealed: 3 })]
    default:
      return []
  }
}

/** Marks of three whose mean is the mark of the thesis. */
function around(mark: number): Hundredths[] {
  const spread = mark < 10 ? 50 : 0
  return [mark * 100, mark * 100 + spread, mark * 100 - spread]
}

function ahead(
  { thesis, nextKey, rules, today }: ExaminationSetting,
  day: IsoDate,
  hour: number,
  state: 'planned' | 'announced',
  attempt = 1,
): PlannedExamination {
  return {
    ...blank(thesis, rules),
    key: nextKey(),
    attempt,
    startsAt: athensMoment(day, hour, 0),
    state,
    announcedAt: state === 'announced' ? athensMoment(addDays(today, -8), 10, 0) : null,
    createdAt: athensMoment(addDays(today, -9), 11, 30),
  }
}

interface Held {
  marks: readonly Hundredths[]
  /** How many of the members have sealed theirs. */
  sealed: number
  corrections?: string
  attempt?: number
}

function held(
  { thesis, nextKey, rules, seats }: ExaminationSetting,
  day: IsoDate,
  { marks, sealed, corrections, attempt = 1 }: Held,
): PlannedExamination {
  const heldAt = athensMoment(day, 12, 40)
  const given = marks.map((value, index) => ({
    seat: seats[index]?.key ?? 0,
    parts: Object.fromEntries(rules.marking.parts.map(({ key }) => [key, value])),
    sealedAt: index < sealed ? athensMoment(day, 13 + index, 5) : null,
  }))
  const isOpen = sealed === seats.length
  return {
    ...blank(thesis, rules),
    key: nextKey(),
    attempt,
    startsAt: athensMoment(day, 12, 0),
    state: 'held',
    announcedAt: athensMoment(addDays(day, -9), 10, 0),
    heldAt,
    corrections: corrections ?? null,
    correctionsDue: corrections === undefined ? null : addDays(day, 20),
    presence: seats.map(({ key }, index) => ({ seat: key, presence: index === 2 ? 'remote' : 'present' })),
    marks: given,
    result: isOpen ? resultOf(given, day, rules, corrections !== undefined) : null,
    createdAt: athensMoment(addDays(day, -20), 11, 30),
  }
}

function resultOf(
  marks: PlannedExamination['marks'],
  day: IsoDate,
  rules: Rules,
  hasCorrections: boolean,
): NonNullable<PlannedExamination['result']> {
  const members = marks.map(
    ({ parts }, index): MemberMark => ({ seat: index === 0 ? 'supervisor' : 'member', parts }),
  )
  const opened = openMarks(members, rules.marking)
  const { exact, final } = opened
  return {
    exact: { numerator: Number(exact.numerator), denominator: Number(exact.denominator) },
    final,
    outcome: outcomeOf(opened, hasCorrections),
    openedAt: athensMoment(day, 15, 5),
  }
}

function blank(thesis: PlannedThesis, rules: Rules) {
  return {
    thesis: thesis.key,
    minutes: rules.examination.minutes,
    place: PLACE,
    announcedAt: null,
    heldAt: null,
    corrections: null,
    correctionsDue: null,
    presence: [],
    marks: [],
    result: null,
  }
}
