import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../refusal/refusal.ts'

/** A hundred a second: no person asks so often, nor a program that does one thing after the other. */
const PER_PERSON = { points: 6_000, duration: 60 }

/**
 * Counts every request of a person, in the memory of this process, so that a runaway script stops itself and no other
 * person.
 */
export type PersonThrottle = (accountId: number) => Promise<void>

export function personThrottle(): PersonThrottle {
  const limiter = new RateLimiterMemory(PER_PERSON)
  return async (accountId) => {
    try {
      await limiter.consume(accountId)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      const retryAfterSeconds = Math.ceil(refused.msBeforeNext / 1_000)
      throw new Refusal('too_many_attempts', { retryAfterSeconds })
    }
  }
}

export const noPersonThrottle: PersonThrottle = async () => undefined
