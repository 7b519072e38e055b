import { randomUUID } from 'node:crypto'
import { type WebhookEvent, webhookEventOfDeletion } from '@diatrivi/domain/work/webhook/webhook-event'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { HistoryListener, ThesisEvent } from '../../thesis/history/history.service.ts'
import { insertDeliveries, type NewDelivery } from './webhook-delivery.repository.ts'
import { eventOf, payloadOf } from './webhook-payload.presenter.ts'
import { countInterests, isAnyListening, type Listening, listListening } from './webhook-thesis.queries.ts'

interface Happened {
  thesisId: number
  at: Date
  details?: ThesisEvent['details']
  typeFor: (thesis: Listening) => WebhookEvent | null
}

/** Writes what other systems are to be notified, in the transaction of the action: docs/decisions/work/0046-webhooks.md */
export function webhookEvents(): HistoryListener {
  async function deliver(tx: Tx, events: readonly Happened[]): Promise<void> {
    const ids = [...new Set(events.map(({ thesisId }) => thesisId))]
    const listening = ids.length === 0 ? [] : await listListening(tx, ids)
    if (listening.length === 0) return
    const deliveries: NewDelivery[] = []
    for (const event of withoutRepetition(events, listening)) {
      deliveries.push(...(await deliveriesOf(tx, event, listening)))
    }
    await insertDeliveries(tx, deliveries)
  }

  return {
    listens: isAnyListening,

    heard: (tx, events) =>
      deliver(
        tx,
        events.map((event) => ({ ...event, typeFor: (thesis) => eventOf(event, thesis) })),
      ),
    beforeDeletion: (tx, thesisId, at) => deliver(tx, [{ thesisId, at, typeFor: webhookEventOfDeletion }]),
  }
}

async function deliveriesOf(
  tx: Tx,
  event: Happened,
  listening: readonly Listening[],
): Promise<NewDelivery[]> {
  const id = randomUUID()
  const interested = listening.flatMap((thesis) => {
    const type = thesis.thesisId === event.thesisId ? event.typeFor(thesis) : null
    return type !== null && thesis.events.includes(type) ? [{ type, thesis }] : []
  })
  const isCounted = interested.some(({ type }) => type === 'interest.changed')
  const interests = isCounted ? await countInterests(tx, event.thesisId) : null
  const { thesisId, at, details } = event
  return interested.map(({ type, thesis }) => ({
    webhookId: thesis.webhookId,
    eventId: id,
    type,
    thesisId,
    body: JSON.stringify(payloadOf({ id, type, thesis, details, interests, at })),
    happenedAt: at,
  }))
}

/** One action may end many interests in a thesis, and the number that is told is the same each time. */
function withoutRepetition(events: readonly Happened[], listening: readonly Listening[]): Happened[] {
  const counted = new Set<number>()
  return events.filter((event) => {
    const thesis = listening.find(({ thesisId }) => thesisId === event.thesisId)
    if (thesis === undefined || event.typeFor(thesis) !== 'interest.changed') return thesis !== undefined
    const isFirst = !counted.has(event.thesisId)
    counted.add(event.thesisId)
    return isFirst
  })
}
