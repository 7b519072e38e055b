import type { WireDate } from '@diatrivi/contract/wire-dates'
import type { IsoDate } from '@diatrivi/domain/shared/dates'

/** The day of a date on the wire: the part before the first space. */
export function toDay(date: WireDate): IsoDate
export function toDay(date: WireDate | null): IsoDate | null
export function toDay(date: WireDate | null): IsoDate | null {
  return date === null ? null : (date.date.slice(0, 10) as IsoDate)
}

/** Day and hour as the clocks of Athens showed them: `2026-03-07 14:30`. */
export function toClockText(date: WireDate): string {
  return date.date.slice(0, 16)
}
