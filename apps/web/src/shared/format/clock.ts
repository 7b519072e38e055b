import { athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'

const REAL = () => new Date()
let clock = REAL

/** The moment that the browser's one clock shows. */
export function now(): Date {
  return clock()
}

/** Today as the calendars of Athens show it, wherever the reader is. */
export function today(): IsoDate {
  return athensDate(clock())
}

/** For tests: the clock stands at a moment until it is set back with no argument. */
export function setClock(moment?: Date): void {
  clock = moment === undefined ? REAL : () => moment
}
