import { addDays, athensDate, athensHour, athensMoment } from '../../shared/dates.ts'

/** The hour of the daily digest, by the clocks of Athens. */
const DIGEST_HOUR = 8

/** The moment of the newest daily digest: earlier notices belong to it, later ones to the next. */
export function lastDigestMoment(now: Date): Date {
  const today = athensDate(now)
  const day = athensHour(now) < DIGEST_HOUR ? addDays(today, -1) : today
  return athensMoment(day, DIGEST_HOUR)
}
