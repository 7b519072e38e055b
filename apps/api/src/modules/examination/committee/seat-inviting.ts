import { committeeState } from '@diatrivi/domain/examination/committee/committee'
import { maySit } from '@diatrivi/domain/examination/committee/may-sit'
import { isLiving } from '@diatrivi/domain/examination/committee/seat'
import { addDays } from '@diatrivi/domain/shared/dates'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { found, Refusal } from '../../../platform/refusal/refusal.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NewNotice, NoticeService } from '../../thesis/notice/notice.service.ts'
import type { Asked, Proposal, SeatRow } from './committee.model.ts'
import { listSeats } from './committee.queries.ts'
import { insertSeat } from './committee.repository.ts'
import type { Committee } from './committee-changes.ts'
import type { ExaminationAhead } from './examination-ahead.model.ts'
import type { OutsidePersonRow } from './outside/outside-person.repository.ts'
import type { MemberRewording } from './outside/reword-member.service.ts'
import { type Asking, type Invitation, peopleOf, sittingOf } from './people-asked.ts'
import { completed, completedFor } from './seat-answering.ts'
import { seatEvent } from './seat-event.ts'
import type { SeatTelling } from './seat-telling.service.ts'

interface Dependencies {
  clock: Clock
  history: HistoryService
  notices: NoticeService
  telling: SeatTelling
  rewording: MemberRewording
  examination: ExaminationAhead
}

interface By {
  accountId: number
}

/** Asks people for seats, which was found allowed; the rules appoint them where they say so. */
export function seatInviting({ clock, history, notices, telling, rewording, examination }: Dependencies) {
  return {
    /** Asks people for the positions that are neither taken nor offered, the lowest first. */
    async fill(
      tx: Tx,
      committee: Committee,
      proposals: readonly Proposal[],
      actor: By,
    ): Promise<OutsidePersonRow[]> {
      const { seats } = committee
      const free = freePositions(committee, proposals.filter(({ role }) => role === 'substitute').length)
      const asked = proposals.map((proposal, index) => {
        const position = found(free[proposal.role].shift())
        return {
          ...proposal,
          fields: { username: `seats.${index}.username`, email: `seats.${index}.outside.email` },
          position,
          replacesSeatId: lastAt(seats, position),
        }
      })
      return inviteAll(tx, committee, asked, actor)
    },

    /** Asks another person for the position of a seat that is not taken any more. */
    async replace(
      tx: Tx,
      committee: Committee,
      seat: SeatRow,
      person: Asked,
      actor: By,
    ): Promise<OutsidePersonRow[]> {
      const { role, position } = seat
      if (role === 'supervisor') throw new Error('The seat of a supervisor is never replaced.')
      const fields = { username: 'username', email: 'email' }
      const asked = [{ ...person, fields, role, position, replacesSeatId: seat.id }]
      return inviteAll(tx, committee, asked, actor)
    },
  }

  /** Returns the people from outside of whom other words stand than were sent. */
  async function inviteAll(
    tx: Tx,
    committee: Committee,
    asked: readonly Asking[],
    actor: By,
  ): Promise<OutsidePersonRow[]> {
    const { invitations, saved, kept } = await peopleOf(tx, committee.thesis, asked, clock.now())
    for (const { person, replaced } of saved)
      if (replaced !== null) await rewording.record(tx, person, replaced, actor.accountId)
    await invite(tx, committee, invitations, actor)
    return kept
  }

  /** Each is judged beside those who sit already and those asked in the same act. */
  async function invite(
    tx: Tx,
    { thesis, rules, seats }: Committee,
    invitations: readonly Invitation[],
    { accountId: actorId }: By,
  ): Promise<void> {
    const { answer, answerDays } = found(rules)
    const [today, at] = [clock.today(), clock.now()]
    const others = sittingOf(seats)
    const isAppointed = answer === 'appointed'
    const dueOn = addDays(today, answerDays)
    const written: NewNotice[] = []
    for (const { candidate, name, ...seat } of invitations) {
      const { accountId, outsidePersonId, email, category } = candidate
      const { hindrance } = maySit(candidate, others, found(rules), { day: today, limit: thesis.intendedEnd })
      if (hindrance !== null || accountId === thesis.instructorId) throw new Refusal('seat_not_allowed')
      others.push({ accountId, outsidePersonId, email, category })
      const id = await insertSeat(
        tx,
        {
          ...seat,
          thesisId: thesis.id,
          accountId,
          outsidePersonId,
          state: isAppointed ? 'accepted' : 'invited',
          invitedAt: at,
          answeredAt: isAppointed ? at : null,
          remindedOn: today,
          dueOn,
        },
        at,
      )
      await history.record(tx, seatEvent(thesis, { what: 'seat_invited', member: name, actorId, at }))
      const seatToAnswer = { id, accountId, outsidePersonId, email, dueOn }
      written.push(
        ...(isAppointed
          ? await telling.give(tx, thesis, seatToAnswer)
          : await telling.ask(tx, thesis, seatToAnswer)),
        ...(isAppointed && seat.role === 'member'
          ? await examination.tellNewMember(tx, thesis, seatToAnswer)
          : []),
      )
    }
    const isComplete = committeeState(await listSeats(tx, thesis.id), found(rules)).isComplete
    const isNowComplete = isAppointed && isComplete
    await notices.notify(tx, [...written, ...(isNowComplete ? completed(thesis) : [])], at)
    if (isNowComplete) await notices.notifyOffice(tx, completedFor(thesis, actorId), at)
  }
}

export type SeatInviting = ReturnType<typeof seatInviting>

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
