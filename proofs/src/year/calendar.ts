import { addDays, type IsoDate } from '@diatrivi/domain/shared/dates'

/** What people do one after the other; each day that it yields is the one on which they go on. */
export type Season<Result = void> = AsyncGenerator<IsoDate, Result, void>

export const FIRST_DAY: IsoDate = '2025-09-01'
export const LAST_DAY: IsoDate = '2026-07-31'

/** The days of a year, and which seasons go on upon each. */
export class Calendar {
  today: IsoDate = FIRST_DAY
  readonly #due = new Map<IsoDate, Season[]>()

  /** The season begins today, or on a later day. */
  begin(season: Season, day: IsoDate = this.today): void {
    this.#due.set(day, [...(this.#due.get(day) ?? []), season])
  }

  /** Lets every season of today go on until it waits for a later day; those that begin meanwhile, too. */
  async play(): Promise<void> {
    for (let season = this.#next(); season !== undefined; season = this.#next()) {
      const { done, value: day } = await season.next()
      if (!done) this.begin(season, day)
    }
  }

  /** Whether people do something today. */
  get isBusy(): boolean {
    return this.#due.has(this.today)
  }

  get isOver(): boolean {
    return this.today > LAST_DAY
  }

  /** The first working day so many days from today, or later. */
  in(days: number): IsoDate {
    return workday(addDays(this.today, days))
  }

  #next(): Season | undefined {
    const due = this.#due.get(this.today)
    if (due?.length === 1) this.#due.delete(this.today)
    return due?.shift()
  }
}

/** The day itself, or the Monday after it. */
export function workday(day: IsoDate): IsoDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 6) return addDays(day, 2)
  return weekday === 0 ? addDays(day, 1) : day
}
