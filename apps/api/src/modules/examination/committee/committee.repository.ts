import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { committeeSeat } from './tables.ts'

type NewSeat = Omit<typeof committeeSeat.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>
type SeatChange = Partial<typeof committeeSeat.$inferInsert>

export async function insertSeat(tx: Tx, values: NewSeat, at: Date): Promise<number> {
  const [row] = await tx
    .insert(committeeSeat)
    .values({ ...values, createdAt: at, updatedAt: at })
    .returning({ id: committeeSeat.id })
  if (row === undefined) throw new Error('A seat that was inserted has no id.')
  return row.id
}

export async function updateSeat(tx: Tx, id: number, changes: SeatChange, at: Date): Promise<void> {
  await tx
    .update(committeeSeat)
    .set({ ...changes, updatedAt: at })
    .where(eq(committeeSeat.id, id))
}

/** All living seats of a thesis are left at once, because its student has gone. */
export async function leaveSeats(
  tx: Tx,
  thesisId: number,
  { leftOn, at }: { leftOn: SeatChange['leftOn']; at: Date },
): Promise<void> {
  await tx
    .update(committeeSeat)
    .set({ state: 'left', leftOn, updatedAt: at })
    .where(and(eq(committeeSeat.thesisId, thesisId), inArray(committeeSeat.state, ['invited', 'accepted'])))
}
