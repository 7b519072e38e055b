import type { ErrorCode } from '@diatrivi/contract/errors'
import type { ProcessExamination } from '@diatrivi/contract/view/process/process-examination.schemas'
import { toWireDay, toWireMoment } from '@diatrivi/contract/wire-dates'
import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import type { Presence } from '@diatrivi/domain/examination/examination/examination'
import { canExamination, mayOverrideClash } from '@diatrivi/domain/examination/examination/examination.policy'
import { type ExaminationFacts, firstDay } from '@diatrivi/domain/examination/examination/plan'
import { examiningSeats, quorumOf } from '@diatrivi/domain/examination/examination/presence'
import { athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { Decision } from '@diatrivi/domain/shared/decision'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import type { SeatRow } from '../../examination/committee/committee.model.ts'
import type { Examined } from '../../examination/examination/examination.model.ts'
import { presentExamination } from '../../examination/examination/examination.presenter.ts'
import {
  type DateOptionRow,
  type ExaminationRow,
  findTextMoment,
  listCancelledAhead,
  listDateOptions,
  listPresence,
} from '../../examination/examination/examination.queries.ts'
import { readExaminationFacts } from '../../examination/examination/examination-facts.queries.ts'
import { listOutcomes } from '../../examination/marking/outcome.queries.ts'
import { findAccount } from '../../people/account/account.queries.ts'

/** The examination of a thesis as a reader sees it, with what the reader may do about it. */
export interface ExaminationPart {
  rules: Rules
  facts: ExaminationFacts
  today: IsoDate
  current: (ExaminationRow & { presence: { seatId: number; presence: Presence }[] }) | null
  cancelled: ExaminationRow[]
  dates: { options: DateOptionRow[]; people: AskedPerson[] } | null
  may: ProcessExamination['may']
}

interface AskedPerson {
  seatId: number | null
  person: Pick<SeatRow['person'], 'username' | 'firstName' | 'surname'>
  isCaller: boolean
}

/** Null where no rule asks for a committee, and before there is a student. */
export async function readExaminationPart(
  db: Reader,
  clock: Clock,
  actor: SessionActor,
  {
    examined,
    rules,
    examinations,
    areAllStepsConfirmed,
  }: {
    examined: Examined
    rules: Rules
    /** The student's examinations, the newest first. */
    examinations: readonly ExaminationRow[]
    areAllStepsConfirmed: boolean
  },
): Promise<ExaminationPart | null> {
  const { thesis, seats } = examined
  const facts = await readExaminationFacts(db, examined, examinations, areAllStepsConfirmed, { listOutcomes })
  if (facts === null || thesis.studentId === null) return null
  const [newest] = examinations
  const current = newest === undefined ? null : { ...newest, presence: await listPresence(db, newest.id) }
  const options = facts.hasLiveExamination ? [] : await listDateOptions(db, thesis.id)
  const textMoment = await findTextMoment(db, thesis.id)
  const textOn = textMoment === null ? null : athensDate(textMoment)
  const today = clock.today()
  const day = firstDay(facts, rules.examination, today)
  // Whether any day can be chosen: a window is a matter of the day.
  const anyDay = { ...rules, examination: { ...rules.examination, windows: [] } }
  const ofCurrent = (decide: (row: ExaminationRow) => Decision<ErrorCode>) =>
    answerOf(newest === undefined ? { allowed: false, reason: 'not_found' } : decide(newest))
  return {
    rules,
    facts,
    today,
    current,
    cancelled: await listCancelledAhead(db, thesis.id, clock.now()),
    dates:
      options.length === 0
        ? null
        : { options, people: await peopleAsked(db, actor, thesis.studentId, seats) },
    may: {
      offerDates: answerOf(canExamination.offerDates(actor, thesis, rules, facts)),
      answerDates: answerOf(canExamination.answerDates(actor, thesis, rules, seats, facts)),
      plan: answerOf(canExamination.plan(actor, thesis, anyDay, facts, { day, today })),
      move: ofCurrent((row) =>
        canExamination.move(actor, thesis, anyDay, row, facts, { day, today, allAgree: true }),
      ),
      announce: ofCurrent((row) => canExamination.announce(actor, thesis, rules, row, { textOn, today })),
      hold: ofCurrent((row) =>
        canExamination.hold(actor, thesis, rules, row, { now: clock.now(), textOn, presences: null }),
      ),
      openMarking: answerOf(canExamination.openMarking(actor, thesis, rules, facts, { today, textOn })),
      cancel: ofCurrent((row) => canExamination.cancel(actor, thesis, rules, row)),
      override: mayOverrideClash(actor, thesis, ''),
    },
  }
}

export function presentExaminationPart({
  rules,
  facts,
  today,
  current,
  cancelled,
  dates,
  may,
}: ExaminationPart): ProcessExamination {
  const { minutes, isPublic, hasPresentation, noticeDays, textDays, attempts } = rules.examination
  return {
    rules: { minutes, isPublic, hasPresentation, quorum: quorumOf(rules), noticeDays, textDays },
    acceptedOn: toWireDay(facts.acceptedOn),
    firstDay: toWireDay(firstDay(facts, rules.examination, today)),
    attemptsLeft: Math.max(0, attempts - facts.attempts),
    current:
      current === null
        ? null
        : {
            ...presentExamination(current),
            announcedAt: toWireMoment(current.announcedAt),
            heldAt: toWireMoment(current.heldAt),
            presence: current.presence.map(({ seatId, presence }) => ({ seatID: seatId, presence })),
            corrections: current.corrections,
            correctionsDue: toWireDay(current.correctionsDue),
          },
    cancelled: cancelled.map(presentExamination),
    dates: dates && {
      options: dates.options.map(({ id, startsAt, minutes: long, answers }) => ({
        optionID: id,
        startsAt: toWireMoment(startsAt),
        minutes: long,
        answers: answers.map(({ seatId, answer }) => ({ seatID: seatId, answer })),
      })),
      people: dates.people.map(({ seatId, person, isCaller }) => ({
        seatID: seatId,
        person: { username: person.username, uName: person.firstName, uSurname: person.surname },
        isCaller,
      })),
    },
    may,
  }
}

function answerOf(decision: Decision<ErrorCode>): true | ErrorCode {
  return decision.allowed ? true : decision.reason
}

async function peopleAsked(
  db: Reader,
  { accountId }: SessionActor,
  studentId: number,
  seats: readonly SeatRow[],
): Promise<AskedPerson[]> {
  const student = await findAccount(db, studentId)
  const members = examiningSeats(seats).map(({ id, person, ...seat }) => ({
    seatId: id,
    person,
    isCaller: seat.accountId === accountId,
  }))
  if (student === undefined) return members
  return [{ seatId: null, person: student, isCaller: studentId === accountId }, ...members]
}
