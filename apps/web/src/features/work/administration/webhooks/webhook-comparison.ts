import { m } from '../../../../paraglide/messages.js'
import type { Comparison } from '../../../../shared/forms/conflict/compared-field.ts'
import type { WebhookFormValues } from './webhook.mapper.ts'
import { EVENT_WORDS } from './webhook-words.ts'

interface Place {
  id: number
  name: string
}

export function webhookComparison(
  institutions: readonly Place[],
  departments: readonly Place[],
): Comparison<WebhookFormValues> {
  const nameIn = (places: readonly Place[], id: number | null) =>
    places.find((place) => place.id === id)?.name ?? ''
  return {
    description: { label: m.webhook_description, read: ({ description }) => description },
    address: { label: m.webhook_address, read: ({ address }) => address },
    events: {
      label: m.webhook_events,
      read: ({ events }) => events.map((event) => EVENT_WORDS[event]()).join(', '),
      identity: ({ events }) => events.toSorted().join(' '),
    },
    institutionId: {
      label: m.webhook_institution,
      read: ({ institutionId }) => nameIn(institutions, institutionId),
      identity: ({ institutionId }) => String(institutionId),
    },
    departmentId: {
      label: m.webhook_department,
      read: ({ departmentId }) => nameIn(departments, departmentId),
      identity: ({ departmentId }) => String(departmentId),
    },
  }
}
