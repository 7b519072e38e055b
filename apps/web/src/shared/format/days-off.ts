import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { type DayOff, dayOffOn } from '@diatrivi/domain/shared/greek-calendar'
import { m } from '../../paraglide/messages.js'

const WORDS: Record<DayOff, () => string> = {
  saturday: m.format_day_off_saturday,
  sunday: m.format_day_off_sunday,
  new_year: m.format_day_off_new_year,
  epiphany: m.format_day_off_epiphany,
  clean_monday: m.format_day_off_clean_monday,
  independence_day: m.format_day_off_independence_day,
  good_friday: m.format_day_off_good_friday,
  easter_sunday: m.format_day_off_easter_sunday,
  easter_monday: m.format_day_off_easter_monday,
  labour_day: m.format_day_off_labour_day,
  whit_monday: m.format_day_off_whit_monday,
  assumption: m.format_day_off_assumption,
  ochi_day: m.format_day_off_ochi_day,
  christmas: m.format_day_off_christmas,
  second_day_of_christmas: m.format_day_off_second_day_of_christmas,
}

/** `Δευτέρα του Πάσχα: δεν είναι εργάσιμη ημέρα.`; null of a working day. */
export function dayOffWarning(date: IsoDate): string | null {
  const off = dayOffOn(date)
  return off === null ? null : m.format_day_off({ name: WORDS[off]() })
}
