import { HOUR, MINUTE } from '../durations.ts'
import { SEND_LIMIT } from './mail-transport.ts'

/** How fast the outbox is emptied; in milliseconds, unless noted. */
export interface MailPace {
  /** How often it is read. */
  pollEvery: number
  /** Mails that each process sends at the same time, so that a slow one holds up no other. */
  queues: number
  /** How long a mail belongs to the worker that took it. */
  claim: number
  /** Doubled after every failure of the same mail. */
  firstRetryAfter: number
  longestRetryAfter: number
  /** Doubled while no server takes mails at all. */
  firstOutagePause: number
  longestOutagePause: number
}

export const MAIL_PACE: MailPace = {
  pollEvery: 2_000,
  queues: 4,
  claim: 2 * SEND_LIMIT,
  firstRetryAfter: 15_000,
  longestRetryAfter: 6 * HOUR,
  firstOutagePause: 5_000,
  longestOutagePause: MINUTE,
}

/** The pause of an outage shrinks with the interval at which the outbox is read. */
export function mailPace(pollEvery: number): MailPace {
  const firstOutagePause = Math.round((MAIL_PACE.firstOutagePause / MAIL_PACE.pollEvery) * pollEvery)
  return {
    ...MAIL_PACE,
    pollEvery,
    firstOutagePause: Math.min(firstOutagePause, MAIL_PACE.longestOutagePause),
  }
}

/** The wait before the next attempt when this was the `failures`th in a row. */
export function backoff(first: number, longest: number, failures: number): number {
  return Math.min(first * 2 ** (failures - 1), longest)
}
