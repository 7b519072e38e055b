import type { Clock } from '../clock.ts'
import { surroundTransactions, type Tx } from '../database/transaction.ts'
import { Refusal } from '../refusal/refusal.ts'
import { type CallPart, claimPart, findPart, keepResult } from './keyed-call.repository.ts'

/** A call that its caller may repeat under the same key. `request` is a hash of what is asked. */
export type KeyedCall = Omit<CallPart, 'part'>

/**
 * Does a call whose key is new. Of one that was done before, each transaction returns what it returned then, without its
 * work, so that the same answer is made. The key is kept in the transaction of the action: both are there or neither is.
 */
export function doOnce<Result>(
  call: KeyedCall,
  clock: Clock,
  act: () => Promise<Result> | Result,
): Promise<Result> {
  let parts = 0
  return surroundTransactions(() => {
    const part = { ...call, part: parts }
    parts += 1
    return (tx, work) => doPart(tx, part, clock.now(), work)
  }, act)
}

async function doPart<Result>(
  tx: Tx,
  part: CallPart,
  now: Date,
  work: () => Promise<Result>,
): Promise<Result> {
  const id = await claimPart(tx, part, now)
  if (id === undefined) return resultOf(tx, part)
  const result = await work()
  await keepResult(tx, id, result ?? null)
  return result
}

async function resultOf<Result>(tx: Tx, part: CallPart): Promise<Result> {
  const done = await findPart(tx, part)
  // Another process, whose clock is ahead, may have deleted it between the two statements.
  if (done === undefined) throw new Refusal('overloaded', { retryAfterSeconds: 1 })
  if (done.request !== part.request) throw new Refusal('idempotency_mismatch')
  return done.result as Result
}
