import { substituteFor } from '@diatrivi/domain/examination/committee/committee'
import { canCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import { maySit } from '@diatrivi/domain/examination/committee/may-sit'
import { suggestMembers } from '@diatrivi/domain/examination/committee/suggest-members'
import { addDays } from '@diatrivi/domain/shared/dates'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import type { HeldMail } from '../../../platform/mail/paced-mail.repository.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NewNotice, NoticeService } from '../../thesis/notice/notice.service.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { findThesisFacts } from '../../thesis/thesis/thesis-lock.queries.ts'
import type { Asked, Proposal, SeatRow } from './committee.model.ts'
import { findCommitteeRules, listCandidateRows, listSeats, listSuggestibleRows } from './committee.queries.ts'
import { updateSeat } from './committee.repository.ts'
import { committeeChanges } from './committee-changes.ts'
import type { ExaminationAhead } from './examination-ahead.model.ts'
import { revokeLinksOfSeat } from './link/signed-link.repository.ts'
import type { OutsidePersonRow } from './outside/outside-person.repository.ts'
import { candidateOf, sittingOf } from './people-asked.ts'
import { type Answer, seatAnswering, theTwoOf } from './seat-answering.ts'
import { seatEvent } from './seat-event.ts'
import type { SeatInviting } from './seat-inviting.ts'
import type { SeatTelling } from './seat-telling.service.ts'

/** What became of asking people. */
export interface Asking {
  /** The people of whom other words stand than were sent. */
  kept: OutsidePersonRow[]
  /** The mails that leave later. */
  held: HeldMail[]
}

interface Dependencies {
  db: Db
  clock: Clock
  history: HistoryService
  notices: NoticeService
  telling: SeatTelling
  inviting: SeatInviting
  examination: ExaminationAhead
}

/** Who examines a thesis beside its supervisor: docs/regulation.md#committee. */
export function committeeService({
  db,
  clock,
  history,
  notices,
  telling,
  inviting,
  examination,
}: Dependencies) {
  const { changingLinked, changingSeat } = committeeChanges(db)
  const writeDown = seatAnswering({ clock, history, notices, examination })

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

    /** The three who fit best of those who may sit: docs/regulation.md#suggested-members. */
    async listSuggested(actor: MemberActor, thesisId: number) {
      const thesis = found(await findThesisFacts(db, thesisId))
      const rules = await findCommitteeRules(db, thesisId)
      enforce(canCommittee.seeCandidates(actor, thesis, rules))
      const sitting = sittingOf(await listSeats(db, thesisId))
      const days = { day: clock.today(), limit: thesis.intendedEnd }
      const rows = await listSuggestibleRows(db, thesisId, thesis)
      const people = rows
        .filter(({ accountId }) => accountId !== thesis.instructorId)
        .map((row) => ({ ...row, ...candidateOf(row), accountId: row.accountId }))
      return suggestMembers(people, sitting, found(rules), days)
    },

    /** Asks people for the seats that are neither taken nor offered: docs/regulation.md#propose-members. */
    propose: async (
      actor: MemberActor,
      of: { thesisId: number; linked: boolean },
      proposals: readonly Proposal[],
    ): Promise<Asking> => {
      const { results, held } = await changingLinked(of, async (tx, committee) => {
        const { thesis, rules, seats } = committee
        const members = proposals.filter(({ role }) => role === 'member').length
        const proposed = { members, substitutes: proposals.length - members }
        enforce(canCommittee.propose(actor, thesis, rules, seats, proposed))
        return inviting.fill(tx, committee, proposals, actor)
      })
      return { kept: results, held }
    },

    /** Asks another person for a seat that was declined, left or not answered. */
    replace: async (actor: MemberActor, seatId: number, person: Asked): Promise<Asking> => {
      let kept: OutsidePersonRow[] = []
      const held = await changingSeat(seatId, async (tx, committee, seat) => {
        const { thesis, rules, seats } = committee
        enforce(canCommittee.replace(actor, thesis, rules, seats, seat))
        kept = await inviting.replace(tx, committee, seat, person, actor)
      })
      return { kept, held }
    },

    /** Asks who has not answered once more: docs/regulation.md#remind-member. */
    remind: (actor: MemberActor, seatId: number): Promise<HeldMail[]> =>
      changingSeat(seatId, async (tx, { thesis, rules, seats }, seat) => {
        const [today, at] = [clock.today(), clock.now()]
        enforce(canCommittee.remind(actor, thesis, rules, seats, seat, today))
        const dueOn = seat.state === 'lapsed' ? addDays(today, found(rules).answerDays) : seat.dueOn
        await updateSeat(tx, seat.id, { state: 'invited', remindedOn: today, dueOn }, at)
        await notices.notify(tx, await telling.ask(tx, thesis, { ...seat, dueOn }), at)
      }),

    /** Ends the link of a person from outside; the seat still waits: docs/regulation.md#links. */
    revokeLink: (actor: MemberActor, seatId: number): Promise<HeldMail[]> =>
      changingSeat(seatId, async (tx, { thesis }, seat) => {
        enforce(canCommittee.revokeLink(actor, thesis, seat))
        await revokeLinksOfSeat(tx, { seatId }, clock.now())
      }),

    /** The person accepts or declines: docs/regulation.md#answer-seat. */
    answer: (actor: MemberActor, seatId: number, answer: Answer): Promise<HeldMail[]> =>
      changingSeat(seatId, async (tx, committee, seat) => {
        enforce(canCommittee.answer(actor, seat, answer, found(committee.rules)))
        await writeDown(tx, committee, seat, answer)
      }),

    /**
     * A member leaves, or the secretary writes down that one has, and the first substitute who has accepted takes the
     * seat: docs/regulation.md#leave-seat.
     */
    leave: (actor: MemberActor, seatId: number, reason: string): Promise<HeldMail[]> =>
      changingSeat(seatId, async (tx, { thesis, seats }, seat) => {
        enforce(canCommittee.leave(actor, thesis, seat))
        const at = clock.now()
        await updateSeat(tx, seat.id, { state: 'left', leftOn: clock.today(), reason }, at)
        // A member who was present at an examination marks it, wherever he or she sits since.
        await revokeLinksOfSeat(tx, { seatId, purposes: ['seat', 'dates'] }, at)
        const person = fullName(seat.person)
        await history.record(
          tx,
          seatEvent(thesis, { what: 'seat_left', member: person, actorId: actor.accountId, at }),
        )
        const left = theTwoOf(thesis).map(
          (recipientId): NewNotice => ({ recipientId, kind: 'seat_left', thesis, facts: { person, reason } }),
        )
        await notices.notify(tx, left, at)
        const { accountId: actorId } = actor
        await notices.notifyOffice(tx, { kind: 'seat_left', thesis, facts: { person, reason }, actorId }, at)
        const substitute = substituteFor(seat, seats)
        if (substitute !== null)
          await moveUp(tx, thesis, found(seats.find(({ id }) => id === substitute.id)), seat)
      }),
  }

  async function moveUp(tx: Tx, thesis: ThesisInQuestion, substitute: SeatRow, left: SeatRow): Promise<void> {
    const at = clock.now()
    const { position, id: replacesSeatId } = left
    await updateSeat(tx, substitute.id, { role: 'member', position, replacesSeatId }, at)
    const member = fullName(substitute.person)
    await history.record(tx, seatEvent(thesis, { what: 'seat_filled', member, actorId: null, at }))
    const given = await telling.give(tx, thesis, substitute)
    await notices.notify(tx, [...given, ...(await examination.tellNewMember(tx, thesis, substitute))], at)
  }
}

export type CommitteeService = ReturnType<typeof committeeService>
