import { canCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import { wordsInLine } from '@diatrivi/domain/examination/committee/outside-words'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import { findAccount } from '../../people/account/account.queries.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import { updateSeat } from './committee.repository.ts'
import { committeeChanges } from './committee-changes.ts'
import { revokeLinksOfSeat } from './link/signed-link.repository.ts'
import { findOutsidePerson } from './outside/outside-person.repository.ts'
import { listJoinable } from './seat-joining.queries.ts'

interface Dependencies {
  db: Db
  clock: Clock
  history: HistoryService
  notices: NoticeService
}

/** Seats that were given to an address before there was an account for it: docs/regulation.md#join-seat */
export function seatJoining({ db, clock, history, notices }: Dependencies) {
  const { changingSeat } = committeeChanges(db)

  return {
    async list({ accountId }: MemberActor) {
      const { email, isActive } = found(await findAccount(db, accountId))
      return isActive ? listJoinable(db, { accountId, email }) : []
    },

    /** From then on the person acts by the account, and by no link. */
    async join(actor: MemberActor, seatId: number): Promise<void> {
      await changingSeat(seatId, async (tx, { thesis, seats }, seat) => {
        const account = found(await findAccount(tx, actor.accountId))
        enforce(canCommittee.join(actor, account.isActive ? account.email : null, thesis, seats, seat))
        const before = found(await findOutsidePerson(tx, found(seat.outsidePersonId)))
        const at = clock.now()
        await updateSeat(tx, seatId, { accountId: actor.accountId, outsidePersonId: null }, at)
        await revokeLinksOfSeat(tx, { seatId }, at)
        const person = fullName(account)
        const details = { member: wordsInLine(before), after: `${person} (${account.username})` }
        const { accountId: actorId } = actor
        await history.record(tx, { thesisId: thesis.id, actorId, what: 'seat_reworded', details, at })
        const { instructorId: recipientId } = thesis
        await notices.notify(tx, [{ recipientId, kind: 'seat_reworded', thesis, facts: { person } }], at)
      })
    },
  }
}

export type SeatJoining = ReturnType<typeof seatJoining>
