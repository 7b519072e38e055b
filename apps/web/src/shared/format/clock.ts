import { athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'

const REAL = () => new Date()
let clock = REAL

/** The current moment by the browser's clock. */
export function now(): Date {
  return clock()
}

/** Today as the calendars of Athens show it, wherever the reader is. */
export function today(): IsoDate {
  return athensDate(clock())
}

/** For tests: stops the clock at a moment, until it is called without an argument. */
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
