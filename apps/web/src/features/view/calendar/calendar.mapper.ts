import type { Wire } from '@diatrivi/contract/endpoints'
import { toClockText } from '../../../shared/format/wire-day.ts'

/** The address by which calendar programs read the dates of a person; moments as the clocks of Athens showed them. */
export interface OwnCalendar {
  hasSteps: boolean
  madeAt: string
  readAt: string | null
}

export function toOwnCalendar({ feed }: Wire<'getFeed'>['response']): OwnCalendar | null {
  if (feed === null) return null
  const { createdAt, lastReadAt, steps: hasSteps } = feed
  return { hasSteps, madeAt: toClockText(createdAt), readAt: lastReadAt && toClockText(lastReadAt) }
}

/** An address as the calendar of a device takes it by itself. */
export function subscriptionLink(url: string): string {
  return url.replace(/^https?:/, 'webcal:')
}
