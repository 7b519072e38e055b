import { compareDates, type IsoDate } from '@diatrivi/domain/shared/dates'

interface Period {
  startDate: IsoDate | null
  endDate: IsoDate | null
}

/** The day that the work began, as far as it is known: a planned start after the end never came. */
export function startOf({ startDate, endDate }: Period): IsoDate | null {
  const hasCome = startDate === null || endDate === null || compareDates(startDate, endDate) <= 0
  return hasCome ? startDate : null
}
