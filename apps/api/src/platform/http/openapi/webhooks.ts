import { WebhookPayload } from '@diatrivi/contract/work/webhook/webhook-payload.schemas'
import { jsonSchema } from './operation.ts'

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description,
})

/** What another system is sent that an administrator has subscribed: docs/guides/webhooks.md */
export const webhooks = {
  event: {
    post: {
      summary: 'Sent to the address of a subscription, for each of its events',
      parameters: [
        header('webhook-id', 'The id of the event, the same at every try'),
        header('webhook-timestamp', 'When this try was sent, in seconds since 1970'),
        header('webhook-signature', 'One or two of Standard Webhooks, over id, timestamp and body'),
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(WebhookPayload, 'output') } },
      },
      responses: {
        '2XX': { description: 'It has arrived' },
        '410': { description: 'Send nothing any more' },
        default: { description: 'Anything else, or nothing within ten seconds: it is tried again' },
      },
    },
  },
}
