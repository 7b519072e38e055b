import { addDays, athensDate, athensHour, athensMoment } from '../shared/dates.ts'

/** When people begin their day, by the clocks of Athens. */
const DIGEST_HOUR = 8

/** When the newest daily digest was to go out: what happened before belongs to it, what happened since to the next. */
export function lastDigestMoment(now: Date): Date {
  const today = athensDate(now)
  const day = athensHour(now) < DIGEST_HOUR ? addDays(today, -1) : today
  return athensMoment(day, DIGEST_HOUR)
}
