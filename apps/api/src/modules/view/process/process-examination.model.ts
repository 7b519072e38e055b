import type { ErrorCode } from '@diatrivi/contract/errors'
import type { ProcessExamination } from '@diatrivi/contract/view/process/process-examination.schemas'
import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import { canExamination, mayOverrideClash } from '@diatrivi/domain/examination/examination/examination.policy'
import { type ExaminationFacts, firstDay } from '@diatrivi/domain/examination/examination/plan'
import { examiningSeats } from '@diatrivi/domain/examination/examination/presence'
import { athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { Decision } from '@diatrivi/domain/shared/decision'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { SeatRow } from '../../examination/committee/committee.model.ts'
import type { DateOptionRow } from '../../examination/examination/date/date-option.queries.ts'
import type { ExaminationRow } from '../../examination/examination/examination.queries.ts'
import { examinationFacts } from '../../examination/examination/examination-facts.model.ts'
import type { MarkedExamination } from '../../examination/marking/marking.model.ts'
import type { ProcessRow } from './process.queries.ts'

/** The examination of a thesis as a reader sees it, with what the reader may do about it. */
export interface ExaminationPart {
  rules: Rules
  facts: ExaminationFacts
  today: IsoDate
  current: MarkedExamination | null
  cancelled: ExaminationRow[]
  dates: { options: DateOptionRow[]; people: AskedPerson[] } | null
  may: ProcessExamination['may']
}

interface AskedPerson {
  seatId: number | null
  person: Pick<SeatRow['person'], 'username' | 'firstName' | 'surname'>
  isCaller: boolean
}

interface Reading {
  actor: SessionActor
  rules: Rules
  areAllStepsConfirmed: boolean
  today: IsoDate
  now: Date
}

/** Null before there is a student. */
export function examinationPart(
  row: ProcessRow,
  { actor, rules, areAllStepsConfirmed, today, now }: Reading,
): ExaminationPart | null {
  const { thesis, seats, student } = row
  const outcomes = row.examinations.flatMap(({ id, result }) =>
    result === null ? [] : [[id, result.outcome] as const],
  )
  const facts = examinationFacts({ rules, seats }, row.examinations, areAllStepsConfirmed, new Map(outcomes))
  if (facts === null || student === null) return null
  const [newest] = row.examinations
  const options = facts.hasLiveExamination ? [] : row.options
  const textOn = row.textMoment === null ? null : athensDate(row.textMoment)
  const day = firstDay(facts, rules.examination, today)
  // Whether any day can be chosen: a window is a matter of the day.
  const anyDay = { ...rules, examination: { ...rules.examination, windows: [] } }
  const ofCurrent = (decide: (current: ExaminationRow) => Decision<ErrorCode>) =>
    answerOf(newest === undefined ? { allowed: false, reason: 'not_found' } : decide(newest))
  return {
    rules,
    facts,
    today,
    current: newest ?? null,
    cancelled: row.cancelledAhead,
    dates: options.length === 0 ? null : { options, people: peopleAsked(actor, row) },
    may: {
      offerDates: answerOf(canExamination.offerDates(actor, thesis, rules, facts)),
      answerDates: answerOf(canExamination.answerDates(actor, thesis, rules, seats, facts)),
      plan: answerOf(canExamination.plan(actor, thesis, anyDay, facts, { day, today })),
      move: ofCurrent((current) =>
        canExamination.move(actor, thesis, anyDay, current, facts, { day, today, allAgree: true }),
      ),
      announce: ofCurrent((current) =>
        canExamination.announce(actor, thesis, rules, current, { textOn, today }),
      ),
      hold: ofCurrent((current) =>
        canExamination.hold(actor, thesis, rules, current, { now, textOn, presences: null }),
      ),
      openMarking: answerOf(canExamination.openMarking(actor, thesis, rules, facts, { today, textOn })),
      cancel: ofCurrent((current) => canExamination.cancel(actor, thesis, rules, current)),
      override: mayOverrideClash(actor, thesis, ''),
    },
  }
}

function answerOf(decision: Decision<ErrorCode>): true | ErrorCode {
  return decision.allowed ? true : decision.reason
}

function peopleAsked({ accountId }: SessionActor, { thesis, seats, student }: ProcessRow): AskedPerson[] {
  const members = examiningSeats(seats).map(({ id, person, ...seat }) => ({
    seatId: id,
    person,
    isCaller: seat.accountId === accountId,
  }))
  if (student === null) return members
  return [{ seatId: null, person: student, isCaller: thesis.studentId === accountId }, ...members]
}
