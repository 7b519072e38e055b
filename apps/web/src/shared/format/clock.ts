import { athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'

/** Milliseconds. Below it the clocks are taken for the same: the answer was on its way for a while. */
const SAME = 2 * 60_000

/** How much the reader's clock is slow. */
let difference = 0
const REAL = () => new Date(Date.now() + difference)
let clock = REAL

/** The current moment as the server knows it, once it has answered: the clock of a reader may be wrong by hours or days. */
export function now(): Date {
  return clock()
}

/** Today as the calendars of Athens show it, wherever the reader is. */
export function today(): IsoDate {
  return athensDate(clock())
}

/** Takes the moment of an answer, as its header `Date` says it; without one, what is known stays. */
export function learnServerTime(header: string | null): void {
  const moment = Date.parse(header ?? '')
  if (Number.isNaN(moment)) return
  const found = moment - Date.now()
  difference = Math.abs(found) < SAME ? 0 : found
}

/** For tests, each of which begins with a stopped clock: stops it at a moment, or lets it go on without an argument. */
export function setClock(moment?: Date): void {
  clock = moment === undefined ? REAL : () => moment
}

let zone: string | undefined

/** The time zone of the reader's clock; undefined is the browser's. */
export function readersZone(): string | undefined {
  return zone
}

/** For tests: moves the reader to a time zone, until it is called without an argument. */
export function setReadersZone(wanted?: string): void {
  zone = wanted
}
