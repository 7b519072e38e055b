import { committeeState, substituteFor } from '@diatrivi/domain/committee/committee'
import { canCommittee } from '@diatrivi/domain/committee/committee.policy'
import { type Candidate, categoryOf, maySit, type Sitting } from '@diatrivi/domain/committee/may-sit'
import { afterSeatAct, isLiving } from '@diatrivi/domain/committee/seat'
import type { Rules } from '@diatrivi/domain/rulebook/rules'
import { addDays } from '@diatrivi/domain/shared/dates'
import type { MemberActor } from '../../platform/auth/session-actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/transaction.ts'
import { refusing } from '../../platform/refusal/constraint-refusals.ts'
import { enforce, found, invalidFields, Refusal } from '../../platform/refusal/refusal.ts'
import { fullName } from '../../platform/text/full-name.ts'
import { findFullName } from '../account/account.queries.ts'
import type { HistoryService } from '../history/history.service.ts'
import type { NewNotice, NoticeService } from '../notice/notice.service.ts'
import type { ThesisInQuestion } from '../thesis/thesis.model.ts'
import { findThesisFacts, lockThesis } from '../thesis/thesis-lock.queries.ts'
import type { CandidateRow, Proposal, SeatRow } from './committee.model.ts'
import {
  findCommitteeRules,
  findInstructors,
  findSeat,
  listCandidateRows,
  listLivingSeatsOf,
  listSeats,
} from './committee.queries.ts'
import { COMMITTEE_REFUSALS } from './committee.refusals.ts'
import { insertSeat, updateSeat } from './committee.repository.ts'
import { seatEvent } from './seat-event.ts'

interface Dependencies {
  db: Db
  clock: Clock
  history: HistoryService
  notices: NoticeService
}

type CommitteeRules = Rules['committee']

/** A thesis under its lock, with what the rules say of its committee and who sits in it. */
interface Committee {
  thesis: ThesisInQuestion
  /** Null in the plain flow. */
  rules: CommitteeRules | null
  seats: SeatRow[]
}

interface Asked {
  username: string
  /** Of the request, where the person is named. */
  field: string
  role: 'member' | 'substitute'
  position: number
  replacesSeatId: number | null
}

type Invitation = Omit<Asked, 'username' | 'field'> & {
  candidate: Candidate
  accountId: number
  name: string
}

/** Who examines a thesis beside its supervisor: docs/regulation.md#committee. */
export function committeeService({ db, clock, history, notices }: Dependencies) {
  return {
    async listCandidates(actor: MemberActor, thesisId: number, text: string | null) {
      const thesis = found(await findThesisFacts(db, thesisId))
      const rules = await findCommitteeRules(db, thesisId)
      enforce(canCommittee.seeCandidates(actor, thesis, rules))
      const sitting = sittingOf(await listSeats(db, thesisId))
      const days = { day: clock.today(), limit: thesis.intendedEnd }
      const rows = await listCandidateRows(db, { departmentId: thesis.departmentId, text })
      return rows
        .filter(({ accountId }) => accountId !== thesis.instructorId)
        .map((row) => ({ ...row, ...maySit(candidateOf(row), sitting, found(rules), days) }))
    },

    listOwnSeats: (actor: MemberActor) => listLivingSeatsOf(db, actor.accountId),

    /** Asks people for the seats that nobody has and nobody is asked for: docs/regulation.md#propose-members. */
    propose: (actor: MemberActor, thesisId: number, proposals: readonly Proposal[]): Promise<void> =>
      changing(thesisId, async (tx, committee) => {
        const { thesis, rules, seats } = committee
        const members = proposals.filter(({ role }) => role === 'member').length
        const proposed = { members, substitutes: proposals.length - members }
        enforce(canCommittee.propose(actor, thesis, rules, seats, proposed))
        const free = freePositions(committee, proposed.substitutes)
        const asked = proposals.map(({ role, username }, index) => {
          const position = found(free[role].shift())
          const field = `seats.${index}.username`
          return { role, username, field, position, replacesSeatId: lastAt(seats, position) }
        })
        await invite(tx, committee, await peopleOf(tx, asked), actor)
      }),

    /** Asks another person for a seat that was declined, left or not answered. */
    replace: (actor: MemberActor, seatId: number, username: string): Promise<void> =>
      changingSeat(seatId, async (tx, committee, seat) => {
        const { thesis, rules, seats } = committee
        enforce(canCommittee.replace(actor, thesis, rules, seats, seat))
        const { role, position } = seat
        if (role === 'supervisor') throw new Error('The seat of a supervisor is never replaced.')
        const asked = [{ role, username, field: 'username', position, replacesSeatId: seat.id }]
        await invite(tx, committee, await peopleOf(tx, asked), actor)
      }),

    /** Asks who has not answered once more: docs/regulation.md#remind-member. */
    remind: (actor: MemberActor, seatId: number): Promise<void> =>
      changingSeat(seatId, async (tx, { thesis, rules, seats }, seat) => {
        const [today, at] = [clock.today(), clock.now()]
        enforce(canCommittee.remind(actor, thesis, rules, seats, seat, today))
        const dueOn = seat.state === 'lapsed' ? addDays(today, found(rules).answerDays) : seat.dueOn
        await updateSeat(tx, seat.id, { state: 'invited', remindedOn: today, dueOn }, at)
        const facts = { person: await findFullName(tx, thesis.instructorId), day: dueOn }
        await notices.notify(tx, [{ recipientId: seat.accountId, kind: 'seat_invited', thesis, facts }], at)
      }),

    /** The person accepts or declines: docs/regulation.md#answer-seat. */
    answer: (
      actor: MemberActor,
      seatId: number,
      said: { accepts: boolean; noImpediment: boolean; reason: string | null },
    ): Promise<void> =>
      changingSeat(seatId, async (tx, committee, seat) => {
        const rules = found(committee.rules)
        enforce(canCommittee.answer(actor, seat, said, rules))
        const { thesis } = committee
        const at = clock.now()
        const act = said.accepts ? 'accept' : 'decline'
        const { noImpediment, reason } = said
        const state = found(afterSeatAct(seat.state, act))
        await updateSeat(tx, seat.id, { state, answeredAt: at, noImpediment, reason }, at)
        const person = fullName(seat.person)
        const kind = said.accepts ? 'seat_accepted' : 'seat_declined'
        await history.record(
          tx,
          seatEvent(thesis, { what: kind, member: person, actorId: actor.accountId, at }),
        )
        const facts = { person, ...(reason === null ? {} : { reason }) }
        const answered: NewNotice = { recipientId: thesis.instructorId, kind, thesis, facts }
        const seats = committee.seats.map((one) => (one.id === seat.id ? { ...one, state } : one))
        const isNowComplete =
          said.accepts && seat.role === 'member' && committeeState(seats, rules).isComplete
        await notices.notify(tx, [answered, ...(isNowComplete ? completed(thesis) : [])], at)
      }),

    /** A member leaves, and the first substitute who has accepted takes the seat: docs/regulation.md#leave-seat. */
    leave: (actor: MemberActor, seatId: number, reason: string): Promise<void> =>
      changingSeat(seatId, async (tx, { thesis, seats }, seat) => {
        enforce(canCommittee.leave(actor, seat))
        const at = clock.now()
        await updateSeat(tx, seat.id, { state: 'left', leftOn: clock.today(), reason }, at)
        const person = fullName(seat.person)
        await history.record(
          tx,
          seatEvent(thesis, { what: 'seat_left', member: person, actorId: actor.accountId, at }),
        )
        const left = theTwoOf(thesis).map(
          (recipientId): NewNotice => ({ recipientId, kind: 'seat_left', thesis, facts: { person, reason } }),
        )
        await notices.notify(tx, left, at)
        const substitute = substituteFor(seat, seats)
        if (substitute !== null)
          await moveUp(tx, thesis, found(seats.find(({ id }) => id === substitute.id)), seat)
      }),
  }

  /** Under the lock of the thesis, so that what was read of its committee is still true when it is written upon. */
  function changing(thesisId: number, act: (tx: Tx, committee: Committee) => Promise<void>): Promise<void> {
    return refusing(COMMITTEE_REFUSALS, () =>
      db.transaction(async (tx) => {
        const thesis = found(await lockThesis(tx, thesisId))
        const rules = await findCommitteeRules(tx, thesisId)
        await act(tx, { thesis, rules, seats: await listSeats(tx, thesisId) })
      }),
    )
  }

  async function changingSeat(
    seatId: number,
    act: (tx: Tx, committee: Committee, seat: SeatRow) => Promise<void>,
  ): Promise<void> {
    const { thesisId } = found(await findSeat(db, seatId))
    await changing(thesisId, async (tx, committee) => {
      await act(tx, committee, found(committee.seats.find(({ id }) => id === seatId)))
    })
  }

  /** Each is judged beside those who sit already and those asked in the same act. */
  async function invite(
    tx: Tx,
    { thesis, rules, seats }: Committee,
    invitations: readonly Invitation[],
    { accountId: actorId }: MemberActor,
  ): Promise<void> {
    const { answer, answerDays } = found(rules)
    const [today, at] = [clock.today(), clock.now()]
    const others = sittingOf(seats)
    const isAppointed = answer === 'appointed'
    const dueOn = addDays(today, answerDays)
    const supervisor = await findFullName(tx, thesis.instructorId)
    const written: NewNotice[] = []
    for (const { candidate, accountId, name, ...seat } of invitations) {
      const { hindrance } = maySit(candidate, others, found(rules), { day: today, limit: thesis.intendedEnd })
      if (hindrance !== null || accountId === thesis.instructorId) throw new Refusal('seat_not_allowed')
      others.push({ accountId, category: candidate.category })
      await insertSeat(
        tx,
        {
          ...seat,
          thesisId: thesis.id,
          accountId,
          state: isAppointed ? 'accepted' : 'invited',
          invitedAt: at,
          answeredAt: isAppointed ? at : null,
          remindedOn: today,
          dueOn,
        },
        at,
      )
      await history.record(tx, seatEvent(thesis, { what: 'seat_invited', member: name, actorId, at }))
      const facts = { person: supervisor, ...(isAppointed ? {} : { day: dueOn }) }
      written.push({
        recipientId: accountId,
        kind: isAppointed ? 'seat_given' : 'seat_invited',
        thesis,
        facts,
      })
    }
    const isComplete = committeeState(await listSeats(tx, thesis.id), found(rules)).isComplete
    await notices.notify(tx, [...written, ...(isAppointed && isComplete ? completed(thesis) : [])], at)
  }

  async function moveUp(tx: Tx, thesis: ThesisInQuestion, substitute: SeatRow, left: SeatRow): Promise<void> {
    const at = clock.now()
    const { position, id: replacesSeatId } = left
    await updateSeat(tx, substitute.id, { role: 'member', position, replacesSeatId }, at)
    const member = fullName(substitute.person)
    await history.record(tx, seatEvent(thesis, { what: 'seat_filled', member, actorId: null, at }))
    const facts = { person: await findFullName(tx, thesis.instructorId) }
    await notices.notify(tx, [{ recipientId: substitute.accountId, kind: 'seat_given', thesis, facts }], at)
  }
}

export type CommitteeService = ReturnType<typeof committeeService>

function completed(thesis: ThesisInQuestion): NewNotice[] {
  return theTwoOf(thesis).map((recipientId) => ({ recipientId, kind: 'committee_complete', thesis }))
}

/** Instructor and student. */
function theTwoOf({ instructorId, studentId }: ThesisInQuestion): number[] {
  return studentId === null ? [instructorId] : [instructorId, studentId]
}

function sittingOf(seats: readonly SeatRow[]): Sitting[] {
  return seats
    .filter(isLiving)
    .map(({ accountId, person }) => ({ accountId, category: categoryOf(person.rank) }))
}

/** Ends of contracts and absences are not known of anybody yet: they only warn. */
function candidateOf({ accountId, rank }: Pick<CandidateRow, 'accountId' | 'rank'>): Candidate {
  return { accountId, category: categoryOf(rank), contractEnd: null, absences: [] }
}

/** The positions that a proposal fills, the lowest first; substitutes stand behind the members. */
function freePositions({ rules, seats }: Committee, substitutes: number) {
  const { size } = found(rules)
  const taken = new Set(seats.filter(isLiving).map(({ position }) => position))
  const behind = Array.from({ length: substitutes + taken.size }, (_none, index) => size + 1 + index)
  return {
    member: committeeState(seats, { size }).vacant,
    substitute: behind.filter((position) => !taken.has(position)),
  }
}

/** The newest seat at a position, which the next one follows. */
function lastAt(seats: readonly SeatRow[], position: number): number | null {
  return seats.find((seat) => seat.position === position)?.id ?? null
}

async function peopleOf(tx: Tx, asked: readonly Asked[]): Promise<Invitation[]> {
  const people = await findInstructors(
    tx,
    asked.map(({ username }) => username),
  )
  return asked.map(({ username, field, ...seat }) => {
    const person = people.get(username.toLowerCase())
    if (person === undefined) throw invalidFields({ [field]: 'unknown_instructor' })
    const { accountId } = person
    return { ...seat, accountId, name: fullName(person), candidate: candidateOf(person) }
  })
}
