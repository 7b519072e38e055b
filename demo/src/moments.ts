import { addDays, compareDates, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { Moment } from './demo-plan.ts'
import type { Random } from './random.ts'

const ATHENS_HOUR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Athens',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** The moment at which the clocks of Athens show this time on this day. */
export function athensMoment(day: IsoDate, hour: number, minute: number): Moment {
  const noon = new Date(`${day}T12:00:00Z`)
  const offset = Number(ATHENS_HOUR.format(noon)) - 12
  const [hours, minutes] = [hour, minute].map((part) => String(part).padStart(2, '0'))
  return new Date(Date.parse(`${day}T${hours}:${minutes}:00Z`) - offset * 3_600_000).toISOString()
}

/** Instructors act in the morning and students in the evening, so that an answer never comes before the work of its day. */
export const morning = (day: IsoDate, random: Random): Moment =>
  athensMoment(day, random.integer(9, 13), random.integer(0, 59))

export const evening = (day: IsoDate, random: Random): Moment =>
  athensMoment(day, random.integer(17, 22), random.integer(0, 59))

export const daysAgo = (today: IsoDate, days: number): IsoDate => addDays(today, -days)

export function latestDay(...days: IsoDate[]): IsoDate {
  return days.reduce((latest, day) => (compareDates(day, latest) > 0 ? day : latest))
}

export function earliestDay(...days: IsoDate[]): IsoDate {
  return days.reduce((earliest, day) => (compareDates(day, earliest) < 0 ? day : earliest))
}

export const yearOf = (day: IsoDate): number => Number(day.slice(0, 4))
