import type { Db } from '../database/transaction.ts'
import { Refusal } from '../refusal/refusal.ts'
import { type AttemptRule, attemptsOf } from './attempt.repository.ts'

const MINUTES = 60
/** Generous, for a full amphitheatre may register through one address; enough to keep a script from filling the tables. */
const PER_ADDRESS = { name: 'request', attempts: 200, withinSeconds: 10 * MINUTES }

/** Counts the calls that need no session and that cost a hash, a row or a mail. */
export type RequestThrottle = (address: string) => Promise<void>

export function requestThrottle(db: Db, rule: AttemptRule = PER_ADDRESS): RequestThrottle {
  return (address) =>
    db.transaction(async (tx) => {
      const wait = await attemptsOf(rule, tx).count(address)
      if (wait > 0) throw new Refusal('too_many_attempts', { retryAfterSeconds: wait })
    })
}

export const noRequestThrottle: RequestThrottle = async () => undefined
