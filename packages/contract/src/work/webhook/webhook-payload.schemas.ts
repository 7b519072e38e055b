import { HIGHEST_MARK, LOWEST_MARK } from '@diatrivi/domain/thesis/thesis/mark'
import { PING, WEBHOOK_EVENTS } from '@diatrivi/domain/work/webhook/webhook-event'
import { z } from 'zod'
import { MarkText } from '../../thesis/thesis/mark-text.ts'

/** Grows when a field goes or means something else; a new field is no new version. */
export const PAYLOAD_VERSION = 1

/** What a receiver learns of a thesis. Texts of people are not in it, but for the title. */
export const WebhookThesis = z.strictObject({
  thesisID: z.int(),
  thesisTitle: z.string(),
  depID: z.int(),
  instID: z.int(),
  /** The usernames of the two, as the API has them. */
  instructor: z.string(),
  student: z.string().optional(),
  /** How many interests there are now. */
  interests: z.int().optional(),
  /** Which step of the to-do list it was: the first is 1. */
  step: z.int().optional(),
  thesisMark: z.int().min(LOWEST_MARK).max(HIGHEST_MARK).optional(),
  /** The mark of a committee, which `thesisMark` rounds. */
  thesisMarkExact: MarkText.optional(),
})
export type WebhookThesis = z.infer<typeof WebhookThesis>

const envelope = {
  /** The same as in the header `webhook-id`: of every try, and of every subscription that is notified. */
  id: z.uuid(),
  version: z.literal(PAYLOAD_VERSION),
  /** When it happened, in UTC. */
  timestamp: z.iso.datetime(),
}

/** The body that a receiver gets. */
export const WebhookPayload = z.discriminatedUnion('type', [
  z.strictObject({ ...envelope, type: z.literal(PING), data: z.strictObject({}) }),
  z.strictObject({ ...envelope, type: z.enum(WEBHOOK_EVENTS), data: WebhookThesis }),
])
export type WebhookPayload = z.infer<typeof WebhookPayload>
