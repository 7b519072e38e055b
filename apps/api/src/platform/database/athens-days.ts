import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { and, type Column, type SQL, sql } from 'drizzle-orm'

/** The first moment of a day in Athens, in summer and in winter time. */
const beginningOf = (day: IsoDate) => sql`${day}::date::timestamp at time zone 'Europe/Athens'`

/** The last moment of it is before this one. */
export const endOf = (day: IsoDate) => sql`(${day}::date + 1)::timestamp at time zone 'Europe/Athens'`

/** The day in Athens on which a moment lies. */
export const dayOf = (moment: Column | SQL) => sql`(${moment} at time zone 'Europe/Athens')::date`

/** Whether a moment lies within days in Athens, both included; undefined where no day bounds it. */
export function isWithinDays(
  moment: Column,
  { from, until }: { from?: IsoDate | undefined; until?: IsoDate | undefined },
): SQL | undefined {
  return and(from && sql`${moment} >= ${beginningOf(from)}`, until && sql`${moment} < ${endOf(until)}`)
}
