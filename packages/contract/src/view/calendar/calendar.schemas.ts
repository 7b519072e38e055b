import { z } from 'zod'
import { requiredOr } from '../../values.ts'
import { WireDate } from '../../wire-dates.ts'

/** `steps`: whether the ends of the steps of the theses are in the calendar too. */
export const FeedBody = z.object({ steps: z.boolean({ error: requiredOr('invalid') }) })

/** The secret itself: what stands in its place and is none is not found. */
export const FeedTokenParams = z.object({ token: z.string().max(100, { error: 'too_long' }) })

/** The address is not among it, because only its hash is kept. */
export const OwnFeed = z.strictObject({
  feed: z
    .strictObject({
      createdAt: WireDate,
      /** When a calendar program read it last, to the hour. */
      lastReadAt: WireDate.nullable(),
      steps: z.boolean(),
    })
    .nullable(),
})

/** The only answer that holds the address: it is not shown again. */
export const FeedCreated = z.strictObject({ status: z.literal(200), url: z.string() })
