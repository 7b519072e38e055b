import type { Cast } from './cast.ts'

const BODY = {
  description: 'Πύλη του ιδρύματος',
  address: 'https://portal.example.org/diatrivi',
  events: ['topic.published', 'topic.withdrawn'],
}

/** The administrator tells a portal of topics, changes the secret, and looks at what came of it. */
export async function playWebhooks({ api, recorder, admin }: Cast) {
  const byAdmin = recorder.as(admin)
  const { id: webhookId } = (await byAdmin('createWebhook', { body: BODY })).body
  await byAdmin('createWebhook', {
    note: 'to the inner network',
    body: { ...BODY, address: 'https://10.0.0.7/' },
  })
  await byAdmin('createWebhook', {
    note: 'without TLS',
    body: { ...BODY, address: 'http://portal.example.org/' },
  })
  const one = { params: { webhookId } }
  const events = [...BODY.events, 'thesis.marked']
  await byAdmin('editWebhook', { ...one, body: { ...BODY, events } })
  await byAdmin('tryWebhook', one)
  await byAdmin('renewWebhookSecret', one)
  const { id: deliveryId } = await api.given.aDelivery({
    webhookId,
    tries: 10,
    givenUpAt: api.clock.now(),
    lastTryAt: api.clock.now(),
    lastProblem: 'refused',
    lastStatus: 500,
    lastMilliseconds: 120,
    lastAnswer: 'Internal Server Error',
  })
  await byAdmin('listWebhookDeliveries', one)
  await byAdmin('listWebhookDeliveries', { ...one, note: 'the second page', query: { page: 2, pageSize: 1 } })
  await byAdmin('sendWebhookAgain', { params: { deliveryId } })
  await byAdmin('setWebhookPaused', { params: { webhookId, flag: 1 } })
  await byAdmin('tryWebhook', { ...one, note: 'one that is paused' })
  await byAdmin('sendWebhookAgain', { note: 'to one that is paused', params: { deliveryId } })
  await byAdmin('listWebhooks')
  await byAdmin('deleteWebhook', one)
}
