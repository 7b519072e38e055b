import { committeeState } from '@diatrivi/domain/examination/committee/committee'
import { isLiving } from '@diatrivi/domain/examination/committee/seat'
import type { Tx } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import type { Committee, Proposal, SeatRow } from './committee.model.ts'
import { type AskedPeople, type Inviter, inviteMembers } from './invite-members.ts'

/** Asks people for the positions that are neither taken nor offered, the lowest first: docs/regulation.md#propose-members. */
export async function proposeMembers(
  deps: Parameters<typeof inviteMembers>[0],
  tx: Tx,
  committee: Committee,
  proposals: readonly Proposal[],
  actor: Inviter,
): Promise<AskedPeople> {
  const free = freePositions(committee, proposals.filter(({ role }) => role === 'substitute').length)
  const asked = proposals.map((proposal, index) => {
    const position = found(free[proposal.role].shift())
    return {
      ...proposal,
      fields: { username: `seats.${index}.username`, email: `seats.${index}.outside.email` },
      position,
      replacesSeatId: lastAt(committee.seats, position),
    }
  })
  return inviteMembers(deps, tx, committee, asked, actor)
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
