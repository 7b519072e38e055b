/** A calendar day `YYYY-MM-DD` with no time and no zone: what deadlines, starts and ends are. */
export type IsoDate = `${number}-${number}-${number}`

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY_IN_MILLISECONDS = 86_400_000
const FIRST_DAY = Date.parse('0001-01-01T00:00:00Z')
const LAST_DAY = Date.parse('9999-12-31T00:00:00Z')

function toUtc(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function fromUtc(milliseconds: number): IsoDate {
  return new Date(milliseconds).toISOString().slice(0, 10) as IsoDate
}

/** The day that the text names, or null: 2026-02-31 does not exist, and neither does the year 0. */
export function parseIsoDate(text: string): IsoDate | null {
  if (!SHAPE.test(text) || text.startsWith('0000')) return null
  const milliseconds = Date.parse(`${text}T00:00:00Z`)
  if (Number.isNaN(milliseconds) || fromUtc(milliseconds) !== text) return null
  return text as IsoDate
}

export function isIsoDate(text: string): text is IsoDate {
  return parseIsoDate(text) !== null
}

/** Negative when `a` is earlier, positive when later: days in this notation sort as text. */
export function compareDates(a: IsoDate, b: IsoDate): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Stops at the first and the last day that can be written, so that a schedule set for the year 9999 still has days. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const milliseconds = toUtc(date) + days * DAY_IN_MILLISECONDS
  return fromUtc(Math.min(LAST_DAY, Math.max(FIRST_DAY, milliseconds)))
}

/** The same day of a later month, or its last day where it has none: 31 August and six months make 28 February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const firstOfNext = new Date(0)
  firstOfNext.setUTCFullYear(year, month + months, 1)
  const lastDay = new Date(firstOfNext.getTime() - DAY_IN_MILLISECONDS).getUTCDate()
  const then = new Date(0)
  then.setUTCFullYear(year, month - 1 + months, Math.min(day, lastDay))
  return fromUtc(Math.min(LAST_DAY, then.getTime()))
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((toUtc(to) - toUtc(from)) / DAY_IN_MILLISECONDS)
}

/** A deadline passes when its day is over, so the day itself still counts. */
export function isPast(date: IsoDate, today: IsoDate): boolean {
  return compareDates(date, today) < 0
}

const ATHENS_DAY = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Athens',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day that the calendars of Athens show at a moment: what "today" means to the product. */
export function athensDate(moment: Date): IsoDate {
  return ATHENS_DAY.format(moment) as IsoDate
}

const ATHENS_HOUR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Athens',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** The full hour that the clocks of Athens show at a moment, 0 to 23, in summer and in winter time. */
export function athensHour(moment: Date): number {
  return Number(ATHENS_HOUR.format(moment))
}

const HOUR_IN_MILLISECONDS = 3_600_000

/**
 * The moment at which the clocks of Athens show a full hour of a day. It is meant for hours of the day: of the hours at
 * night that the change of summer time skips or repeats there is none, or two.
 */
export function athensMoment(date: IsoDate, hour: number): Date {
  const asUtc = toUtc(date) + hour * HOUR_IN_MILLISECONDS
  const hoursAhead = athensHour(new Date(asUtc)) - hour
  return new Date(asUtc - ((hoursAhead + 24) % 24) * HOUR_IN_MILLISECONDS)
}

const ATHENS_MINUTE = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Athens',
  dateStyle: 'short',
  timeStyle: 'short',
})
/** The hours of summer and of winter time ahead of UTC. */
const HOURS_AHEAD = [3, 2] as const

/** `HH:MM` on the clocks of Athens. */
export type ClockTime = `${number}:${number}`

/** The minute that the clocks of Athens show at a moment: `14:30`. */
export function athensTime(moment: Date): ClockTime {
  return ATHENS_MINUTE.format(moment).slice(11) as ClockTime
}

/**
 * The moment at which the clocks of Athens show a minute of a day, `HH:MM`. In the night in which the clocks go back
 * the first of the two; null for a minute that they skip.
 */
export function athensMinute(date: IsoDate, time: string): Date | null {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const candidates = HOURS_AHEAD.map((hours) => new Date(asUtc - hours * HOUR_IN_MILLISECONDS))
  return candidates.find((moment) => ATHENS_MINUTE.format(moment) === `${date} ${time}`) ?? null
}
