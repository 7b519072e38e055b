import { m } from '../../../../paraglide/messages.js'
import { formatClock } from '../../../../shared/format/dates.ts'
import type { Column } from '../table/column.ts'
import type { Webhook } from './webhook.mapper.ts'
import { WebhookStateChip } from './webhook-chips.tsx'
import { STATE_WORDS, stateOf, type WebhookState } from './webhook-words.ts'

type PlaceOf = (webhook: Webhook) => string

export const columnsOfWebhooks = (placeOf: PlaceOf): Column<Webhook>[] => [
  {
    field: 'description',
    header: m.webhook_system(),
    value: ({ description }) => description,
    isInTitle: true,
  },
  {
    field: 'state',
    isSign: true,
    header: m.webhook_state(),
    value: (webhook) => STATE_WORDS[stateOf(webhook)](),
    draw: (webhook) => <WebhookStateChip state={stateOf(webhook)} />,
    choices: (Object.keys(STATE_WORDS) as WebhookState[]).map((state) => STATE_WORDS[state]()),
  },
  {
    field: 'address',
    header: m.webhook_address(),
    value: ({ address }) => address,
  },
  { field: 'place', header: m.webhook_place(), value: placeOf },
  {
    field: 'waiting',
    size: 'short',
    header: m.webhook_waiting(),
    value: ({ waiting }) => waiting,
    order: ({ waiting }) => waiting,
  },
  {
    field: 'lastDelivered',
    size: 'short',
    header: m.webhook_last_delivered(),
    value: ({ lastDeliveredAt }) =>
      lastDeliveredAt === null ? m.webhook_never() : formatClock(lastDeliveredAt),
    order: ({ lastDeliveredAt }) => lastDeliveredAt ?? '',
  },
]
