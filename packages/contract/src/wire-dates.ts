import { type IsoDate, parseIsoDate } from '@diatrivi/domain/shared/dates'
import { isDayOfThesis } from '@diatrivi/domain/thesis/thesis/thesis-dates'
import { z } from 'zod'

/** A calendar day in a request: `YYYY-MM-DD` of a day that exists. */
export const DateValue = z.string({ error: 'invalid_date' }).transform((text, context): IsoDate => {
  const date = parseIsoDate(text)
  if (date === null) {
    context.addIssue({ code: 'custom', message: 'invalid_date' })
    return z.NEVER
  }
  return date
})

/** A day that a person may mean, no slip of the keyboard: docs/regulation.md#contradicting-dates. */
export const DayOfThesis = DateValue.refine(isDayOfThesis, { error: 'date_range' })

/** A date of a response: a client reads the part before the first space as the day. */
export const WireDate = z.strictObject({
  date: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{6}$/),
  timezone_type: z.literal(3),
  timezone: z.literal('Europe/Athens'),
})
export type WireDate = z.infer<typeof WireDate>

const AS_ATHENS_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Athens',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

function wireDate(clockText: string): WireDate {
  return { date: clockText, timezone_type: 3, timezone: 'Europe/Athens' }
}

/** A pure day as the wire writes it: at midnight, without a time zone that could move it. */
export function toWireDay(day: string): WireDate
export function toWireDay(day: string | null): WireDate | null
export function toWireDay(day: string | null): WireDate | null {
  return day === null ? null : wireDate(`${day} 00:00:00.000000`)
}

/** A moment as the clocks of Athens showed it. */
export function toWireMoment(moment: Date): WireDate
export function toWireMoment(moment: Date | null): WireDate | null
export function toWireMoment(moment: Date | null): WireDate | null {
  if (moment === null) return null
  const microseconds = String(moment.getMilliseconds()).padStart(3, '0').padEnd(6, '0')
  return wireDate(`${AS_ATHENS_CLOCK.format(moment)}.${microseconds}`)
}
