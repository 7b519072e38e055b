import type { Clock } from '../clock.ts'
import { Refusal } from '../refusal/refusal.ts'
import { attemptLog } from './attempt-log.ts'

const MINUTES = 60
/** Generous, for a full amphitheatre may register through one address; enough to keep a script from filling the tables. */
const PER_ADDRESS = { attempts: 200, withinSeconds: 10 * MINUTES }

/** Counts the calls that anybody may make and that cost a hash, a row or a mail. */
export type RequestThrottle = (address: string) => void

export function requestThrottle(clock: Clock): RequestThrottle {
  const log = attemptLog(clock, PER_ADDRESS)
  return (address) => {
    const wait = log.waitFor(address)
    if (wait > 0) throw new Refusal('too_many_attempts', { retryAfterSeconds: wait })
    log.record(address)
  }
}

export const noRequestThrottle: RequestThrottle = () => undefined
