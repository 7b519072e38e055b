import { and, eq, lte } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { DAY } from '../durations.ts'
import type { Retention } from '../upkeep/retention.ts'
import { keyedCall } from './tables.ts'

/** How long a key stands for its call. */
const KEPT = DAY

export type CallPart = Pick<typeof keyedCall.$inferSelect, 'accountId' | 'key' | 'part' | 'request'>

/**
 * Takes the place of this part, or of one that is too old to count. Undefined when it was done before; while another
 * transaction does it, waits for its end.
 */
export async function claimPart(tx: Tx, part: CallPart, now: Date): Promise<number | undefined> {
  const [row] = await tx
    .insert(keyedCall)
    .values({ ...part, doneAt: now })
    .onConflictDoUpdate({
      target: [keyedCall.accountId, keyedCall.key, keyedCall.part],
      set: { request: part.request, result: null, doneAt: now },
      setWhere: lte(keyedCall.doneAt, new Date(now.getTime() - KEPT)),
    })
    .returning({ id: keyedCall.id })
  return row?.id
}

export async function keepResult(tx: Tx, id: number, result: unknown): Promise<void> {
  await tx.update(keyedCall).set({ result }).where(eq(keyedCall.id, id))
}

export async function findPart(tx: Tx, { accountId, key, part }: CallPart) {
  const [row] = await tx
    .select({ request: keyedCall.request, result: keyedCall.result })
    .from(keyedCall)
    .where(and(eq(keyedCall.accountId, accountId), eq(keyedCall.key, key), eq(keyedCall.part, part)))
  return row
}

export const KEYED_CALLS_KEPT: Retention = {
  key: keyedCall.id,
  since: keyedCall.doneAt,
  keptFor: () => KEPT,
}
