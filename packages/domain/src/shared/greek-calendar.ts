import { addDays, type IsoDate } from './dates.ts'

/** Days on which everything is closed by law, by their names. */
export const HOLIDAYS = [
  'new_year',
  'epiphany',
  'clean_monday',
  'independence_day',
  'good_friday',
  'easter_sunday',
  'easter_monday',
  'labour_day',
  'whit_monday',
  'assumption',
  'ochi_day',
  'christmas',
  'second_day_of_christmas',
] as const
export type Holiday = (typeof HOLIDAYS)[number]

/** Why a day is no working day. */
export type DayOff = Holiday | 'saturday' | 'sunday'

/** By month and day. */
const FIXED: Readonly<Record<string, Holiday>> = {
  '01-01': 'new_year',
  '01-06': 'epiphany',
  '03-25': 'independence_day',
  '05-01': 'labour_day',
  '08-15': 'assumption',
  '10-28': 'ochi_day',
  '12-25': 'christmas',
  '12-26': 'second_day_of_christmas',
}

/** By the days since Easter Sunday. */
const MOVABLE: readonly (readonly [days: number, Holiday])[] = [
  [-48, 'clean_monday'],
  [-2, 'good_friday'],
  [0, 'easter_sunday'],
  [1, 'easter_monday'],
  [50, 'whit_monday'],
]

/** The Sunday of the Orthodox Easter, by the Julian algorithm of Meeus. */
export function orthodoxEaster(year: number): IsoDate {
  const epact = (19 * (year % 19) + 15) % 30
  const weekday = (2 * (year % 4) + 4 * (year % 7) - epact + 34) % 7
  const sum = epact + weekday + 114
  const [month, day] = [Math.floor(sum / 31), (sum % 31) + 1]
  const julian = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')]
  // How far the calendar of Julius Caesar is behind ours: 13 days from 1900 to 2099.
  const behind = Math.floor(year / 100) - Math.floor(year / 400) - 2
  return addDays(julian.join('-') as IsoDate, behind)
}

/**
 * The holiday of a day, if it is one. A move of 1 May, which the state decides each year, and the days of a town or an
 * institution are not known here.
 */
export function holidayOn(day: IsoDate): Holiday | null {
  const fixed = FIXED[day.slice(5)]
  if (fixed !== undefined) return fixed
  const easter = orthodoxEaster(Number(day.slice(0, 4)))
  return MOVABLE.find(([days]) => addDays(easter, days) === day)?.[1] ?? null
}

/** Why a day is no working day; a holiday on a Sunday is called by its name. Null for a working day. */
export function dayOffOn(day: IsoDate): DayOff | null {
  const holiday = holidayOn(day)
  if (holiday !== null) return holiday
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 6) return 'saturday'
  return weekday === 0 ? 'sunday' : null
}

/**
 * The day itself where it is a working day, else the next one.
 *
 * @param closed days on which a department is closed besides
 */
export function nextWorkingDay(day: IsoDate, closed: readonly IsoDate[] = []): IsoDate {
  let next = day
  while (dayOffOn(next) !== null || closed.includes(next)) {
    const after = addDays(next, 1)
    // The last day that can be written has no next one.
    if (after === next) return day
    next = after
  }
  return next
}
