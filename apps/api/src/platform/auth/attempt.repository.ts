import { RateLimiterDrizzle } from 'rate-limiter-flexible'
import type { Tx } from '../database/transaction.ts'
import type { Retention } from '../upkeep/retention.ts'
import { attempt } from './tables.ts'

/** How many attempts a key may make in how long, counted from its first. */
export interface AttemptRule {
  /** Keeps the keys of one rule apart from those of another. */
  name: string
  attempts: number
  withinSeconds: number
}

/** The counts of a rule, in the caller's transaction: a refusal rolls it back, so that what is refused is not counted. */
export function attemptsOf({ name, attempts, withinSeconds }: AttemptRule, tx: Tx) {
  const limiter = new RateLimiterDrizzle({
    storeClient: tx,
    schema: attempt,
    keyPrefix: name,
    points: attempts,
    duration: withinSeconds,
    // A job of ours removes what has expired.
    clearExpiredByTimeout: false,
  })
  return {
    /** Counts one more, or several. Returns the seconds until the key may try again; 0 when it may now. */
    async count(key: string, amount = 1): Promise<number> {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key, amount)
      return consumedPoints > attempts ? Math.max(1, Math.ceil(msBeforeNext / 1_000)) : 0
    },

    forget: (key: string) => limiter.delete(key),
  }
}

/** Nothing else removes the key of an address that never comes again. */
export const ATTEMPTS_KEPT: Retention = { key: attempt.key, since: attempt.expire, keptFor: () => 0 }
