import { canCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enforce } from '../../../platform/refusal/refusal.ts'
import type { Asked } from './committee.model.ts'
import { type AskedPeople, inviteMembers } from './invite-members.ts'
import { lockSeat } from './lock-committee.ts'

/** Asks another person for a seat that was declined, left or not answered. */
export async function replaceSeat(
  deps: Parameters<typeof inviteMembers>[0],
  tx: Tx,
  actor: MemberActor,
  seatId: number,
  person: Asked,
): Promise<AskedPeople> {
  const { committee, seat } = await lockSeat(tx, seatId)
  const { thesis, rules, seats } = committee
  enforce(canCommittee.replace(actor, thesis, rules, seats, seat))
  const { role, position } = seat
  if (role === 'supervisor') throw new Error('The seat of a supervisor is never replaced.')
  const fields = { username: 'username', email: 'email' }
  const asked = [{ ...person, fields, role, position, replacesSeatId: seat.id }]
  return inviteMembers(deps, tx, committee, asked, actor)
}
