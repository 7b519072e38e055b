import { hasCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import { lockTheses } from '../../thesis/thesis/thesis-lock.queries.ts'
import { findCommitteeRules, findSeat, listOverdue } from './committee.queries.ts'
import { insertSeat, leaveSeats, updateSeat } from './committee.repository.ts'
import { revokeLinksOfSeat, revokeLinksOfThesis } from './link/signed-link.repository.ts'
import { deleteProposals } from './proposal/proposal.repository.ts'
import { seatEvent } from './seat-event.ts'

/** Invitations in one batch: few enough to be held in memory. */
const BATCH = 200

interface Dependencies {
  db: Db
  clock: Clock
  history: HistoryService
  notices: NoticeService
}

/** How a committee begins and ends with the assignment of its thesis, and how invitations run out. */
export function committeeLife({ db, clock, history, notices }: Dependencies) {
  return {
    /** Gives the supervisor the first seat, where the rules of the thesis ask for a committee. The thesis is locked. */
    async begin(tx: Tx, { id: thesisId, instructorId }: { id: number; instructorId: number }): Promise<void> {
      if (!hasCommittee(await findCommitteeRules(tx, thesisId))) return
      const [today, at] = [clock.today(), clock.now()]
      await insertSeat(
        tx,
        {
          thesisId,
          position: 1,
          role: 'supervisor',
          accountId: instructorId,
          state: 'accepted',
          invitedAt: at,
          answeredAt: at,
          dueOn: today,
          remindedOn: today,
        },
        at,
      )
    },

    /** The student has given the thesis up: the next one has a committee of his or her own. The thesis is locked. */
    async end(tx: Tx, thesisId: number): Promise<void> {
      const at = clock.now()
      await leaveSeats(tx, thesisId, { leftOn: clock.today(), at })
      await revokeLinksOfThesis(tx, thesisId, at)
      await deleteProposals(tx, thesisId)
    },

    /** Ends the invitations whose days are over; run by one process, and harmless when run twice. */
    async lapseOverdue(): Promise<void> {
      const overdue = await listOverdue(db, clock.today(), BATCH)
      for (const { id, thesisId } of overdue) await lapse(id, thesisId)
    },
  }

  function lapse(seatId: number, thesisId: number): Promise<void> {
    return db.transaction(async (tx) => {
      const [thesis] = await lockTheses(tx, [thesisId])
      const seat = await findSeat(tx, seatId)
      // Answered, or asked again, while this one was waiting for the lock.
      if (thesis === undefined || seat?.state !== 'invited' || seat.dueOn >= clock.today()) return
      const at = clock.now()
      await updateSeat(tx, seatId, { state: 'lapsed' }, at)
      await revokeLinksOfSeat(tx, { seatId }, at)
      const person = fullName(seat.person)
      await history.record(tx, seatEvent(thesis, { what: 'seat_lapsed', member: person, actorId: null, at }))
      const told = {
        recipientId: thesis.instructorId,
        kind: 'seat_lapsed',
        thesis,
        facts: { person },
      } as const
      await notices.notify(tx, [told], at)
    })
  }
}

export type CommitteeLife = ReturnType<typeof committeeLife>
