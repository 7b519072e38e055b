import type { WebhookBody } from '@diatrivi/contract/work/webhook/webhook.schemas'
import type { z } from 'zod'
import type { WebhookFields } from './webhook.model.ts'

export function webhookFields(body: z.output<typeof WebhookBody>): WebhookFields {
  const { description, address, events, instID, depID } = body
  return {
    description,
    address,
    events: [...new Set(events)],
    institutionId: instID,
    departmentId: depID,
  }
}
