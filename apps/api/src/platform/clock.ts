import { athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'

/** The only source of the time: services are given it, so that tests can choose the day. */
export interface Clock {
  now(): Date
  /** The day in Greece, where the deadlines are. */
  today(): IsoDate
}

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => athensDate(new Date()),
}

export interface TestClock extends Clock {
  set(iso: string): void
  advance(step: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
}

/** A clock that stands still until it is set. */
export function testClock(iso: string): TestClock {
  let current = parseMoment(iso)
  return {
    // A copy, so that a caller who changes the date does not change the clock.
    now: () => new Date(current),
    today: () => athensDate(current),
    set: (next) => {
      current = parseMoment(next)
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      const step = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
      current = new Date(current.getTime() + step * 1000)
    },
  }
}

function parseMoment(iso: string): Date {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) throw new RangeError(`Not a moment: ${iso}`)
  return moment
}
