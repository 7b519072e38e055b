import { canCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import { addDays } from '@diatrivi/domain/shared/dates'
import type { MemberActor } from '../../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { enforce, found } from '../../../../platform/refusal/refusal.ts'
import type { CommitteeDependencies } from '../committee.model.ts'
import { updateSeat } from '../committee.repository.ts'
import { lockSeat } from '../lock-committee.ts'
import { askForSeat } from './ask-for-seat.ts'

/** Asks a person who has not answered once more: docs/regulation.md#remind-member. */
export async function remindSeat(
  deps: Pick<CommitteeDependencies, 'clock' | 'notices' | 'links' | 'signedLinks'>,
  tx: Tx,
  actor: MemberActor,
  seatId: number,
): Promise<void> {
  const { committee, seat } = await lockSeat(tx, seatId)
  const { thesis, rules, seats } = committee
  const [today, at] = [deps.clock.today(), deps.clock.now()]
  enforce(canCommittee.remind(actor, thesis, rules, seats, seat, today))
  const dueOn = seat.state === 'lapsed' ? addDays(today, found(rules).answerDays) : seat.dueOn
  await updateSeat(tx, seat.id, { state: 'invited', remindedOn: today, dueOn }, at)
  await deps.notices.notify(tx, await askForSeat(deps, tx, thesis, { ...seat, dueOn }), at)
}
