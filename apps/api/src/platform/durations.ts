/** In milliseconds, as moments are counted. A day of 24 hours: days of the calendar are the domain's (`dates.ts`). */
export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
