import type { Caller } from '../../../../platform/caller.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { LockedMarking, MarkDependencies } from '../marking.model.ts'
import { lockMarkingOfSeat } from './lock-marking-of-seat.ts'

export interface MarkProof {
  code: string
  pin: string
}

/** Acts for the member who has the link and the code of six digits: docs/regulation.md#mark-by-link. */
export async function actByLink(
  deps: Pick<MarkDependencies, 'db' | 'clock' | 'requestThrottle' | 'signedLinks'>,
  { code, pin }: MarkProof,
  { address }: Caller,
  act: (tx: Tx, locked: LockedMarking, marker: { seatId: number }) => Promise<void>,
): Promise<void> {
  const { db, requestThrottle, signedLinks } = deps
  await requestThrottle(address)
  const seatId = await signedLinks.prove(db, code, 'mark', pin)
  await db.transaction(async (tx) => {
    const locked = await lockMarkingOfSeat(deps, tx, seatId)
    // Revoked while this one waited for the thesis, it acts no more.
    await signedLinks.redeem(tx, code, 'mark')
    await act(tx, locked, { seatId })
  })
}
